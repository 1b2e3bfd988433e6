// The looks at pictures of hands: at the preview panel and at the editor's own Markdown preview. Whatever editor they are in.
import { chooseTheme, goToLine, openFile, pickFromList, reload, resize } from './gestures.mjs';
import {
  PATIENCE_MS,
  until,
  untilAccessible,
  untilDone,
  untilPresent,
  untilStyled,
  untilTidy,
  webviewWith,
} from './webviews.mjs';

/** @typedef {import('playwright-core').Page} Page @typedef {import('playwright-core').Frame} Frame */

const panelOf = (/** @type {Page} */ page) => webviewWith(page, '#description');

/** @param {Page} page @param {RegExp} pattern what the panel says of the point that it shows */
async function untilTold(page, pattern) {
  let told = '';
  await until(`the panel to say ${pattern}`, async () => {
    told = (await (await panelOf(page)).locator('#description').textContent()) ?? '';
    return pattern.test(told);
  }).catch((error) => {
    throw new Error(`${error.message}; it says: ${told}`);
  });
}

/** Which hand, line of play and step. @param {Page} page */
async function shownBy(page) {
  const panel = await panelOf(page);
  const parts = ['#title', '[role=tab][aria-selected=true]', '#description', '[aria-current=step]'];
  return (await Promise.all(parts.map((part) => panel.locator(part).textContent()))).join(' | ');
}

/** The editor's own, beside the text. @param {Page} page */
const openMarkdownPreview = (page) =>
  pickFromList(page, { keys: ['F1'], typed: '>Markdown: Open Preview to the Side', row: 'to the Side' });

/**
 * Each goes on where the one before has left the window, which shows side-pots.hand at first.
 * @param {Page} page
 * @returns {import('./looks.mjs').Look[]}
 */
export function previewLooks(page) {
  return [
    [
      'panel',
      'the panel shows the hand at the cursor: tabs, stepper, seats, layers, what may be done, steps',
      async () => {
        await untilDone(
          'the panel',
          async () => {
            await page.keyboard.press('Control+1');
            await page.keyboard.press('Control+k');
            await page.keyboard.press('v');
          },
          (timeout) => webviewWith(page, '#description', timeout),
        );
        await untilTold(page, /^Step 1 of 13/);
        const parts = ['#tabs', '#slider', '.hs-table', '.hs-layers', '.hs-next', '.hs-steps', '.hs-quiz'];
        await untilPresent(await panelOf(page), parts);
      },
    ],
    [
      'cursor',
      'it follows the cursor',
      async () => {
        await goToLine(page, 9);
        await untilTold(page, /^Step 5 of 13 · Navid raises to 5000/);
      },
    ],
    [
      'edited',
      'and what is typed',
      async () => {
        await page.keyboard.press('Control+1');
        await page.keyboard.press('Control+z');
        await goToLine(page, 6);
        await page.keyboard.press('End');
        await page.keyboard.type('0');
        await untilTold(page, /Sara raises to 3000|not legal/);
        await (await panelOf(page)).locator('.hs-problems').first().waitFor();
        await page.keyboard.press('Backspace');
        await untilTold(page, /Sara raises to 300 /);
      },
    ],
    [
      'stepped',
      'keys step through it, to the result with its check sum',
      async () => {
        const panel = await panelOf(page);
        await panel.locator('#slider').focus();
        await page.keyboard.press('Home');
        await untilTold(page, /^Step 1 of 13/);
        for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
        await untilTold(page, /^Step 4 of 13 · Kian raises to 900/);
        await page.keyboard.press('End');
        await untilTold(page, /^Step 13 of 13/);
        await untilPresent(panel, ['.hs-result', '.hs-check-sum', '.hs-refund-label']);
      },
    ],
    [
      'step-click',
      'a click on a step puts the cursor there',
      async () => {
        await (await panelOf(page)).locator('.hp-step').filter({ hasText: 'Sara folds' }).click();
        await untilTold(page, /^Step 6 of 13/);
        await page
          .locator('.active-line-number')
          .getByText('10', { exact: true })
          .first()
          .waitFor({ timeout: PATIENCE_MS });
      },
    ],
    [
      'branch',
      'a tab shows the branch',
      async () => {
        const panel = await panelOf(page);
        await panel.locator('[role=tab]').filter({ hasText: 'Kian folds' }).click();
        await until('the tab', () =>
          panel.locator('[role=tab][aria-selected=true]').filter({ hasText: 'Kian folds' }).isVisible(),
        );
        await page.keyboard.press('ArrowLeft');
        await until('the main line', () =>
          panel.locator('[role=tab][aria-selected=true]').filter({ hasText: 'Main line' }).isVisible(),
        );
        await page.keyboard.press('End');
        await untilTold(page, /How the hand ends/);
        await untilAccessible(panel, 'body');
      },
    ],
    [
      'wide',
      'in a wide panel the table is drawn, and no text lies over another',
      async () => {
        await resize(page, 1900, 1000);
        await untilPresent(await panelOf(page), ['.hs-drawn svg']);
        await untilTidy(await panelOf(page));
      },
    ],
    [
      'dark',
      'in a dark theme every text can be read',
      async () => {
        await chooseTheme(page, 'Dark Modern', 'vscode-dark');
        await untilAccessible(await panelOf(page), 'body');
      },
    ],
    [
      'high-contrast',
      'and in high contrast',
      async () => {
        await chooseTheme(page, 'Dark High Contrast', 'vscode-high-contrast');
        await untilAccessible(await panelOf(page), 'body');
      },
    ],
    [
      'narrow',
      'in a narrow panel the seats are a list, and nothing is cut off',
      async () => {
        await chooseTheme(page, 'Light Modern', 'vscode-light');
        await resize(page, 740, 900);
        const panel = await panelOf(page);
        await until('a panel of about 350 pixels', () => panel.evaluate(() => innerWidth < 400));
        await untilPresent(panel, ['.hs-seats table', '#slider']);
        await untilTidy(panel);
        await resize(page, 1280, 800);
      },
    ],
    [
      'right-to-left',
      'a Persian hand is laid out and stepped from right to left, in its digits',
      async () => {
        await openFile(page, 'side-pots.fa.hand');
        await goToLine(page, 10);
        await untilTold(page, /گام ۲ از ۷/);
        const panel = await panelOf(page);
        await panel.locator('#slider').focus();
        await page.keyboard.press('ArrowLeft');
        await untilTold(page, /گام ۳ از ۷/);
        if ((await panel.evaluate(() => document.documentElement.dir)) !== 'rtl')
          throw new Error('not from right to left');
        await untilAccessible(panel, 'body');
      },
    ],
    [
      'right-to-left-wide',
      'drawn as tidily',
      async () => {
        await resize(page, 1900, 1000);
        await untilPresent(await panelOf(page), ['.hs-drawn svg']);
        await untilTidy(await panelOf(page));
        await resize(page, 1280, 800);
      },
    ],
    [
      'reloaded',
      'after a reload of the window the panel shows the same hand, branch and step, and so it stays',
      async () => {
        await openFile(page, 'side-pots.hand');
        await goToLine(page, 9);
        await untilTold(page, /^Step 5 of 13/);
        const panel = await panelOf(page);
        await panel.locator('[role=tab]').filter({ hasText: 'Kian folds' }).click();
        await untilTold(page, /How the hand ends/);
        await panel.locator('.hp-step').filter({ hasText: 'Raha shows' }).click();
        await untilTold(page, /Raha shows/);
        await page.keyboard.press('ArrowLeft');
        await untilTold(page, /^Step 3 of 6/);
        const before = await shownBy(page);
        await reload(page, '"point":{"tab":1,"frame":2}');
        await untilTold(page, /^Step/);
        await page.waitForSelector('.monaco-editor .view-lines .view-line', { timeout: 60_000 });
        await page.waitForTimeout(1500); // What else comes back must not change it.
        const after = await shownBy(page);
        if (after !== before) throw new Error(`it shows ${after} and did show ${before}`);
      },
    ],
    [
      'markdown',
      'the Markdown preview shows hands as figures, errors in a box, other code as it is',
      async () => {
        await openFile(page, 'lesson.md');
        await page.waitForSelector('.squiggly-error', { timeout: PATIENCE_MS });
        await openMarkdownPreview(page);
        const preview = await webviewWith(page, '.code-line figure.handscript');
        await untilPresent(preview, [
          '.hs-seats, .hs-drawn svg',
          '.hs-steps',
          '.hs-layers',
          '.hs-problems',
          'code.language-js',
        ]);
        const figures = await preview.locator('figure.handscript').count();
        const raw = await preview.locator('code.language-hand').count();
        if (figures !== 2 || raw !== 1) throw new Error(`${figures} figures, ${raw} fences as code`);
        await untilStyled(preview);
        await untilTidy(preview);
        await untilAccessible(preview, '.handscript');
      },
    ],
    [
      'markdown-right-to-left',
      'those of a Persian lesson from right to left, in the colours and sizes of theirs',
      async () => {
        await resize(page, 1900, 1000);
        await page.keyboard.press('Control+1');
        await openFile(page, 'lesson.fa.md');
        await openMarkdownPreview(page);
        const preview = await webviewWith(page, '.code-line figure.handscript[dir=rtl]');
        await untilPresent(preview, ['.hs-drawn svg', '.hs-layers .hs-bar']);
        await untilStyled(preview);
        await untilTidy(preview);
        await untilAccessible(preview, '.handscript');
      },
    ],
  ];
}
