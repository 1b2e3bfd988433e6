/// <reference lib="dom" />
// The pictures of hands as a person sees them in a real VS Code: the preview panel and the editor's own Markdown preview.
import * as fs from 'node:fs';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { withInstalledExtension } from './installed.mjs';
import { takeLooks } from './looks.mjs';

/** @typedef {import('playwright-core').Page} Page @typedef {import('playwright-core').Frame} Frame */

const PATIENCE_MS = 30_000;
const axe = fs.readFileSync(inRoot('node_modules/axe-core/axe.min.js'), 'utf8');

/** @param {string} what @param {() => Promise<boolean>} isSo */
async function until(what, isSo) {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The web view that shows what `selector` finds. A web view lies in a frame inside a frame. @param {Page} page @param {string} selector */
async function webviewWith(page, selector) {
  /** @type {Frame | undefined} */
  let found;
  await until(`a web view with ${selector}`, async () => {
    for (const frame of page.frames()) {
      const element = frame.locator(selector).first();
      if (await element.isVisible().catch(() => false)) found = frame;
    }
    return found !== undefined;
  });
  return /** @type {Frame} */ (found);
}

const panelOf = (/** @type {Page} */ page) => webviewWith(page, '#told');

/** @param {Page} page @param {RegExp} pattern what the panel says of the point that it shows */
async function untilTold(page, pattern) {
  let told = '';
  await until(`the panel to say ${pattern}`, async () => {
    told = (await (await panelOf(page)).locator('#told').textContent()) ?? '';
    return pattern.test(told);
  }).catch((error) => {
    throw new Error(`${error.message}; it says: ${told}`);
  });
}

/** @param {Page} page @param {string} name */
async function openFile(page, name) {
  await page.keyboard.press('Control+1');
  await page.keyboard.press('Control+p');
  const box = page.locator('.quick-input-widget:visible input').first();
  await box.fill(name);
  await page.locator('.quick-input-list .monaco-list-row').filter({ hasText: name }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.tab.active').filter({ hasText: name }).first().waitFor();
}

/** @param {Page} page @param {number} line from 1 */
async function goToLine(page, line) {
  await page.keyboard.press('Control+1');
  await page.keyboard.press('Control+g');
  await page.locator('.quick-input-widget:visible input').first().fill(`:${line}`);
  await page.keyboard.press('Enter');
}

/** @param {Page} page @param {string} name @param {string} bodyClass what web views then are */
async function chooseTheme(page, name, bodyClass) {
  const row = page.locator('.quick-input-list .monaco-list-row.focused').filter({ hasText: name }).first();
  // The list comes with all its themes while it is typed into, and may then forget what was typed.
  await until(`the theme ${name}`, async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+1');
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Control+t');
    await page.locator('.quick-input-widget:visible input').first().fill(name, { timeout: 5000 });
    await row.waitFor({ timeout: 5000 });
    return true;
  });
  await page.keyboard.press('Enter');
  await webviewWith(page, `body.${bodyClass}`);
}

/** Fails where axe finds a serious fault. @param {Frame} frame @param {string} within a selector */
async function untilAccessible(frame, within) {
  await frame.evaluate(axe);
  const violations = await frame.evaluate(async (selector) => {
    const { axe } = /** @type {{ axe: typeof import('axe-core') }} */ (/** @type {unknown} */ (globalThis));
    const { violations } = await axe.run(selector);
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' … ')}`);
  }, within);
  if (violations.length > 0) throw new Error(violations.join('\n'));
}

/** Fails where the text boxes of a picture overlap or leave it, or the page is wider than its window. @param {Frame} frame */
async function untilTidy(frame) {
  const faults = await frame.evaluate(() => {
    /** @type {string[]} */
    const found = [];
    for (const picture of document.querySelectorAll('.hs-drawn svg')) {
      const frame = picture.getBoundingClientRect();
      if (frame.width === 0) continue;
      const boxes = [...picture.querySelectorAll('text')].map((text) => ({
        text: text.textContent,
        box: text.getBoundingClientRect(),
      }));
      // Boxes of letters are a little taller than their lines.
      const slack = 3;
      for (const [index, { text, box }] of boxes.entries()) {
        if (
          box.left < frame.left - 1 ||
          box.right > frame.right + 1 ||
          box.top < frame.top - 1 ||
          box.bottom > frame.bottom + 1
        )
          found.push(`${text} leaves the picture`);
        for (const other of boxes.slice(index + 1)) {
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          if (across > slack && down > slack) found.push(`${text} overlaps ${other.text}`);
        }
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth + 1) found.push(`the page is ${scrollWidth} wide in a window of ${clientWidth}`);
    return found;
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** @param {Frame} frame @param {readonly string[]} selectors of what must be seen */
async function untilPresent(frame, selectors) {
  for (const selector of selectors)
    await until(`${selector} to be seen`, () => frame.locator(selector).first().isVisible());
}

/** Side bar away, editors of a width. @param {Page} page @param {number} width @param {number} height */
async function resize(page, width, height) {
  await page.setViewportSize({ width, height });
  await page.waitForTimeout(500);
}

/**
 * Opens the panel and the Markdown preview on the hands of `folder` and looks at them in several themes and widths.
 * @param {{ vsix: string, folder: string, verbose: boolean, pictures: string }} options pictures: the folder for a picture of each
 * @returns {Promise<import('./workbench.mjs').Counts>}
 */
export function lookAtPreview({ pictures, ...what }) {
  return withInstalledExtension({ ...what, file: 'side-pots.hand' }, async (page) => {
    await page.waitForSelector('.squiggly-error', { timeout: 60_000 });
    await page.keyboard.press('Control+b');
    /** @type {import('./looks.mjs').Look[]} */
    const looks = [
      [
        'panel',
        'the panel shows the hand at the cursor: tabs, stepper, seats, layers, what may be done, steps',
        async () => {
          await page.keyboard.press('Control+k');
          await page.keyboard.press('v');
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
          await untilTold(page, /How it ends/);
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
        'after a reload of the window the panel is there again, with its hand',
        async () => {
          await page.waitForTimeout(1500); // The workbench writes down which editors are open.
          const address = new URL(page.url());
          address.searchParams.delete('payload'); // It names the file to open instead of what was open.
          await page.goto(address.href);
          await page.waitForSelector('.monaco-editor .view-lines .view-line', { timeout: 60_000 });
          // As the workbench last wrote it down, which it does now and then.
          await untilTold(page, /^Step \d+ of \d+|^گام [۰-۹]+ از [۰-۹]+/);
        },
      ],
      [
        'markdown',
        'the Markdown preview shows hands as figures, errors in a box, other code as it is',
        async () => {
          await openFile(page, 'lesson.md');
          await page.waitForSelector('.squiggly-error', { timeout: PATIENCE_MS });
          await page.keyboard.press('F1');
          await page.locator('.quick-input-widget:visible input').first().fill('>Markdown: Open Preview to the Side');
          await page
            .locator('.quick-input-list .monaco-list-row.focused')
            .filter({ hasText: 'to the Side' })
            .first()
            .waitFor();
          await page.keyboard.press('Enter');
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
          await untilAccessible(preview, '.handscript');
        },
      ],
    ];
    return takeLooks(page, looks, pictures);
  });
}
