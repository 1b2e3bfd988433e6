// Renders icons/icon.svg as the PNG that extension galleries ask for.
import * as fs from 'node:fs';
import { withPage } from '../test/editor/hosts/workbench.mjs';
import { inRoot } from './lib/paths.mjs';

const svg = fs.readFileSync(inRoot('icons/icon.svg'), 'utf8');
await withPage(async (page) => {
  await page.setContent(`<style>body { margin: 0; background: transparent } svg { display: block }</style>${svg}`);
  const clip = { x: 0, y: 0, width: 256, height: 256 };
  await page.screenshot({ path: inRoot('icons/icon.png'), clip, omitBackground: true });
});
process.exit();
