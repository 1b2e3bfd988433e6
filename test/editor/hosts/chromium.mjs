// A Chromium for the editor tests: the one that is named, the system's, or the one that ships inside an npm package.
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { run } from '../../../scripts/lib/run.mjs';

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Fonts for Latin and card suits, Persian and Arabic, Devanagari. */
const fontFolders = [
  'node_modules/dejavu-fonts-ttf/ttf',
  'node_modules/@expo-google-fonts/vazirmatn/400Regular',
  'node_modules/@expo-google-fonts/vazirmatn/700Bold',
  'node_modules/@expo-google-fonts/noto-sans-devanagari/400Regular',
  'node_modules/@expo-google-fonts/noto-sans-devanagari/700Bold',
];

/**
 * Where the packed browser is unpacked, once.
 * @returns {string}
 */
const unpackFolder = () => inRoot('.vscode-test', 'chromium');

/** @returns {string} a fontconfig file that knows the font packages, and the system's own fonts where there are any */
function writeFontConfig() {
  const folder = unpackFolder();
  const file = path.join(folder, 'fonts.conf');
  const folders = [...fontFolders.map((font) => inRoot(font)), '/usr/share/fonts'];
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(
    file,
    [
      '<?xml version="1.0"?>',
      '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
      '<fontconfig>',
      ...folders.map((font) => `  <dir>${font}</dir>`),
      `  <cachedir>${path.join(folder, 'font-cache')}</cachedir>`,
      ...['sans-serif', 'serif', 'monospace', 'system-ui'].map((family) => {
        const first = family === 'monospace' ? 'DejaVu Sans Mono' : 'DejaVu Sans';
        const families = [first, 'DejaVu Sans', 'Vazirmatn', 'Noto Sans Devanagari'];
        const preferred = families.map((name) => `<family>${name}</family>`).join('');
        return `  <alias><family>${family}</family><prefer>${preferred}</prefer></alias>`;
      }),
      '</fontconfig>',
      '',
    ].join('\n'),
  );
  return file;
}

/**
 * Unpacks the browser of @sparticuz/chromium with the three libraries that a bare machine lacks. The package unpacks
 * those only where it believes it runs on its cloud, and always into the temporary folder: so a child process does it.
 * @returns {Promise<{ executablePath: string, libraries: string }>}
 */
async function unpackChromium() {
  const folder = unpackFolder();
  const executablePath = path.join(folder, 'chromium');
  const libraries = path.join(folder, 'al2023', 'lib');
  if (!fs.existsSync(executablePath) || !fs.existsSync(libraries)) {
    fs.rmSync(folder, { recursive: true, force: true });
    const unpacking = `${folder}-${process.pid}`;
    fs.mkdirSync(unpacking, { recursive: true });
    const source = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";
    const env = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x', TMPDIR: unpacking };
    const { code, output } = await run(process.execPath, ['-e', source], { env, quiet: true });
    if (code !== 0) throw new Error(`the packed Chromium could not be unpacked:\n${output}`);
    fs.renameSync(unpacking, folder);
  }
  return { executablePath, libraries };
}

/**
 * The browser to drive and the environment that it needs.
 * @returns {Promise<{ executablePath: string, env: Record<string, string> }>}
 */
export async function findChromium() {
  const env = Object.fromEntries(Object.entries(process.env).flatMap(([key, value]) => (value ? [[key, value]] : [])));
  const named = process.env.CHROMIUM;
  if (named && !fs.existsSync(named)) throw new Error(`CHROMIUM names ${named}, which does not exist`);
  const found = named ?? systemPaths.find((file) => fs.existsSync(file));
  if (found) return { executablePath: found, env: { ...env, FONTCONFIG_FILE: writeFontConfig() } };
  if (process.platform !== 'linux' || os.arch() !== 'x64') {
    throw new Error('no Chromium found: set CHROMIUM to the path of one');
  }
  const { executablePath, libraries } = await unpackChromium();
  const paths = [libraries, env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return { executablePath, env: { ...env, LD_LIBRARY_PATH: paths, FONTCONFIG_FILE: writeFontConfig() } };
}
