;;; Opens a lesson in Emacs as the set-up in docs/editors.md makes it and says, a line each, what a person would see.
;;; usage: LESSON=file.hand SETUP=setup.el emacs --batch -q -l emacs.el   -*- lexical-binding: t -*-
(package-initialize)
(setq eglot-sync-connect 15 eglot-connect-timeout 15 eglot-autoshutdown t eglot-send-changes-idle-time 0.05
      flymake-no-changes-timeout 0.05 create-lockfiles nil make-backup-files nil)
(set-language-environment "UTF-8")
(load (getenv "SETUP") nil t)

(defun say (format &rest arguments) (princ (concat (apply #'format format arguments) "\n")))

(defun wait-for (test)
  "Wait until TEST gives something; give that."
  (let ((end (+ (float-time) 15)) found)
    (while (and (not (setq found (funcall test))) (< (float-time) end))
      (flymake-start)
      (accept-process-output nil 0.05))
    found))

(let ((failed t))
  (unwind-protect
      (progn
        (find-file (getenv "LESSON"))
        (unless (eglot-current-server) (apply #'eglot (eglot--guess-contact)))
        (flymake-mode 1)
        (dolist (finding (wait-for #'flymake-diagnostics))
          (say "finding %d «%s» %s" (line-number-at-pos (flymake-diagnostic-beg finding))
               (buffer-substring-no-properties (flymake-diagnostic-beg finding) (flymake-diagnostic-end finding))
               (replace-regexp-in-string "\n" " " (flymake-diagnostic-text finding)))
          (goto-char (flymake-diagnostic-beg finding))
          (beginning-of-line)
          (forward-char 3)
          (let ((hover (jsonrpc-request (eglot--current-server-or-lose) :textDocument/hover
                                        (eglot--TextDocumentPositionParams))))
            (say "hover %s" (replace-regexp-in-string "\n" " " (plist-get (plist-get hover :contents) :value))))
          (beginning-of-line)
          (let* ((answer (jsonrpc-request (eglot--current-server-or-lose) :textDocument/completion
                                          (eglot--TextDocumentPositionParams)))
                 (items (if (vectorp answer) answer (plist-get answer :items))))
            (say "completions %d" (length items))))
        ;; The author mends the number: the finding goes.
        (goto-char (point-min))
        (forward-line (1- (string-to-number (getenv "WRONG_LINE"))))
        (delete-region (point) (line-end-position))
        (insert (getenv "RIGHT_TEXT"))
        (say "after the edit %s" (if (wait-for (lambda () (not (flymake-diagnostics)))) "clean" "not clean"))
        (setq failed nil))
    (ignore-errors (eglot-shutdown (eglot-current-server)))
    (set-buffer-modified-p nil)
    (kill-emacs (if failed 1 0))))
