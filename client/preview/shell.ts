/** Provides the static HTML of the preview panel. */
import { Uri, type Webview } from 'vscode';

const ARROWS = {
  first: 'M3 3h2v10H3zM13 3v10L6 8z',
  previous: 'M11 3v10L4 8z',
  next: 'M5 3v10l7-5z',
  last: 'M11 3h2v10h-2zM3 3v10l7-5z',
} as const;

const button = (id: keyof typeof ARROWS): string =>
  `<button id="${id}" type="button"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="${ARROWS[id]}"/></svg></button>`;

/** The page before a hand is shown. Its content security policy allows only scripts and styles of the extension. */
export function shellOf(webview: Webview, extension: Uri): string {
  const file = (name: string): string => webview.asWebviewUri(Uri.joinPath(extension, 'dist', name)).toString();
  const own = webview.cspSource;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src ${own}; script-src ${own}; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Handscript</title>
<link rel="stylesheet" href="${file('figures.css')}">
<link rel="stylesheet" href="${file('preview.css')}">
</head>
<body class="hp">
<main>
<p id="nothing" hidden></p>
<div id="hand" hidden>
<header>
<h1 id="title"></h1>
<div id="tabs" role="tablist" hidden></div>
<div id="stepper" role="group">${button('first')}${button('previous')}<input id="slider" type="range" min="0" step="1">${button('next')}${button('last')}</div>
<p id="description" aria-live="polite"></p>
</header>
<div id="figure"></div>
</div>
</main>
<script src="${file('preview.js')}"></script>
</body>
</html>`;
}
