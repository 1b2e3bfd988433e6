// The packed extension in a workspace that nobody has called trusted: it works, and obeys what lies in the workspace.
import { hoverOver, openFixes, withInstalledExtension } from './installed.mjs';
import { takeLooks } from './looks.mjs';

/**
 * What a person must see in lesson.hand, whose project file makes the mistake a warning, and whose settings are Spanish.
 * @param {{ vsix: string, folder: string, verbose: boolean, pictures: string }} options pictures: the folder for a picture of each look
 * @returns {Promise<import('./workbench.mjs').Counts>}
 */
export function lookAtUntrusted({ pictures, ...what }) {
  return withInstalledExtension({ ...what, file: 'lesson.hand', isTrusted: false }, async (page) => {
    /** @type {import('./looks.mjs').Look[]} */
    const looks = [
      [
        'squiggle',
        'the illegal raise has a squiggle, of the severity that the project file says',
        () => page.waitForSelector('.squiggly-warning', { timeout: 60_000 }).then(),
      ],
      [
        'restricted',
        'while the editor is in its restricted mode',
        () => page.locator('.statusbar-item').getByText('Restricted Mode').waitFor({ timeout: 20_000 }),
      ],
      [
        'hover',
        'the hover speaks the language of the workspace’s settings',
        async () => {
          const text = await (await hoverOver(page, '700')).textContent();
          if (!text?.includes('under-min-raise') || !/mínim/.test(text)) throw new Error(`the hover says: ${text}`);
        },
      ],
      [
        'quick-fix',
        'and the fix puts the right minimum in place',
        async () => {
          const wrong = page.locator('.monaco-editor .view-line span').getByText('700', { exact: true }).first();
          await openFixes(page, () => wrong.click(), '800');
          await page.keyboard.press('Enter');
          await page.waitForSelector('.squiggly-warning', { state: 'detached', timeout: 20_000 });
        },
      ],
    ];
    return takeLooks(page, looks, pictures);
  });
}
