/// <reference lib="dom" />
// Web views in a workbench: finding them, and what must hold for what they show.
import * as fs from 'node:fs';
import { inRoot } from '../../../scripts/lib/paths.mjs';

/** @typedef {import('playwright-core').Page} Page @typedef {import('playwright-core').Frame} Frame */

export const PATIENCE_MS = 30_000;
const GESTURE_MS = 5000;
const axe = fs.readFileSync(inRoot('node_modules/axe-core/axe.min.js'), 'utf8');

/** @param {string} what @param {() => Promise<boolean>} isSo */
export async function until(what, isSo, patienceMs = PATIENCE_MS) {
  const end = Date.now() + patienceMs;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * A gesture that an editor may lose while it is busy with something else: made again until its effect is seen. It must be one
 * that may be made twice.
 * @param {string} what the effect
 * @param {() => Promise<void>} gesture
 * @param {(timeoutMs: number) => Promise<unknown>} seen waits for the effect and throws where it does not come in time
 */
export const untilDone = (what, gesture, seen) =>
  until(what, async () => {
    await gesture();
    await seen(GESTURE_MS);
    return true;
  });

/** The web view that shows what `selector` finds. A web view lies in a frame inside a frame. @param {Page} page @param {string} selector */
export async function webviewWith(page, selector, patienceMs = PATIENCE_MS) {
  /** @type {Frame | undefined} */
  let found;
  const isFound = async () => {
    for (const frame of page.frames()) {
      const element = frame.locator(selector).first();
      if (await element.isVisible().catch(() => false)) found = frame;
    }
    return found !== undefined;
  };
  await until(`a web view with ${selector}`, isFound, patienceMs);
  return /** @type {Frame} */ (found);
}

/** Fails where axe finds a serious fault. @param {Frame} frame @param {string} within a selector */
export async function untilAccessible(frame, within) {
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
export async function untilTidy(frame) {
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
export async function untilPresent(frame, selectors) {
  for (const selector of selectors)
    await until(`${selector} to be seen`, () => frame.locator(selector).first().isVisible());
}

/** Fails where figures are shown without their style: black boxes as wide as the page, in no frame. @param {Frame} frame */
export async function untilStyled(frame) {
  const faults = [...(await frame.evaluate(boxFaults)), ...(await frame.evaluate(blackShapes))];
  if (faults.length > 0) throw new Error([...new Set(faults)].slice(0, 5).join('\n'));
}

/** Runs in the page: figures without a frame or a ground, pictures and bars of a wrong size. */
function boxFaults() {
  /** @type {string[]} */
  const found = [];
  for (const figure of document.querySelectorAll('figure.handscript')) {
    const { borderTopWidth, backgroundColor } = getComputedStyle(figure);
    if (borderTopWidth !== '1px') found.push(`a figure has a frame of ${borderTopWidth}`);
    if (backgroundColor === 'rgba(0, 0, 0, 0)') found.push('a figure has no ground');
    const { left, right } = figure.getBoundingClientRect();
    for (const svg of figure.querySelectorAll('svg')) {
      const box = svg.getBoundingClientRect();
      if (box.left < left || box.right > right) found.push(`a picture of ${box.width} pixels leaves its figure`);
      const isLine = svg.matches('.hs-bar, .hs-key');
      if (isLine && box.height > 40) found.push(`a bar is ${box.height} pixels high`);
    }
  }
  return found;
}

/** Runs in the page: shapes of pictures that no style has coloured. */
function blackShapes() {
  return [...document.querySelectorAll('figure.handscript svg :is(rect, circle, ellipse, polygon, text)')]
    .filter((shape) => getComputedStyle(shape).fill === 'rgb(0, 0, 0)')
    .map((shape) => `${shape.outerHTML.slice(0, 80)} is black`);
}
