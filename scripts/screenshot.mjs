// Takes a picture of the installed extension on a file, for the README.
// usage: node scripts/screenshot.mjs FILE OUT.png [--hover TOKEN] [--width 1280] [--height 800]   needs a build
import * as path from 'node:path';
import { parseArgs } from 'node:util';
import { hoverOver, withInstalledExtension } from '../test/editor/hosts/installed.mjs';
import { inRoot } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    hover: { type: 'string' },
    width: { type: 'string', default: '1280' },
    height: { type: 'string', default: '800' },
  },
});
const [file, out] = positionals;
if (!file || !out) {
  console.error('usage: node scripts/screenshot.mjs FILE OUT.png [--hover TOKEN] [--width 1280] [--height 800]');
  process.exit(2);
}
const vsix = inRoot('out/handscript.vsix');
const { code } = await runNode(['scripts/package.mjs', '--out', vsix], { quiet: true });
if (code !== 0) {
  console.error('the extension could not be packaged: see "npm run package"');
  process.exit(1);
}
const what = { vsix, folder: path.dirname(path.resolve(file)), file: path.basename(file), verbose: false };
await withInstalledExtension(what, async (page) => {
  await page.setViewportSize({ width: Number(values.width), height: Number(values.height) });
  if (values.hover) await page.waitForSelector('.squiggly-error, .squiggly-warning', { timeout: 60_000 });
  await page.waitForTimeout(4000); // the first diagnostics, and the notices that disappear on their own
  if (values.hover) {
    await page.mouse.move(Number(values.width) / 2, Number(values.height) - 100);
    await hoverOver(page, values.hover);
    // The bar of the hover lists the quick fixes once they are known.
    await page.getByText('Checking for quick fixes').waitFor({ state: 'hidden' });
  }
  await page.waitForTimeout(500);
  await page.screenshot({ path: out });
});
process.exit();
