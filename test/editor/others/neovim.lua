-- Opens a lesson in Neovim as the set-up in docs/editors.md makes it and says, a line each, what a person would see.
-- usage: LESSON=file.hand SETUP=setup.lua nvim --headless -u NONE -i NONE -c 'luafile neovim.lua'
local say = function(...) io.stdout:write(string.format(...) .. '\n') end

local function main()
  dofile(os.getenv('SETUP'))
  vim.cmd('edit ' .. vim.fn.fnameescape(os.getenv('LESSON')))
  local buffer = vim.api.nvim_get_current_buf()
  local function found(count)
    return vim.wait(15000, function() return #vim.diagnostic.get(buffer) == count end, 20)
  end
  local function ask(method, params)
    params.textDocument = vim.lsp.util.make_text_document_params(buffer)
    for _, answer in pairs(vim.lsp.buf_request_sync(buffer, method, params, 15000) or {}) do return answer.result end
  end

  found(1)
  for _, finding in ipairs(vim.diagnostic.get(buffer)) do
    local text = vim.api.nvim_buf_get_text(buffer, finding.lnum, finding.col, finding.end_lnum, finding.end_col, {})[1]
    say('finding %d [%s] «%s»', finding.lnum + 1, finding.code, text)
    local hover = ask('textDocument/hover', { position = { line = finding.lnum, character = 3 } })
    say('hover %s', (hover and hover.contents.value:gsub('\n', ' ')) or 'none')
    local start = { line = finding.lnum, character = 0 }
    local completion = ask('textDocument/completion', { position = start }) or {}
    say('completions %d', #(completion.items or completion))
    local range = { start = start, ['end'] = { line = finding.lnum + 1, character = 0 } }
    for _, action in ipairs(ask('textDocument/codeAction', { range = range, context = { diagnostics = {} } }) or {}) do
      if action.kind == 'quickfix' then say('fix %s', action.title) end
    end
  end

  -- The author mends the number: the finding goes.
  local line = tonumber(os.getenv('WRONG_LINE'))
  vim.api.nvim_buf_set_lines(buffer, line - 1, line, false, { os.getenv('RIGHT_TEXT') })
  say('after the edit %s', found(0) and 'clean' or 'not clean')
end

local ok, problem = pcall(main)
if not ok then say('failed %s', problem) end
vim.lsp.stop_client(vim.lsp.get_active_clients())
vim.wait(3000, function() return #vim.lsp.get_active_clients() == 0 end, 20)
vim.cmd(ok and 'qall!' or 'cquit 1')
