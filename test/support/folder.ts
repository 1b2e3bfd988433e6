/** Temporary folders for tests. */
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';

/** Creates a temporary folder with these files, by their paths. */
export function folderWith(files: Readonly<Record<string, string>>): { readonly root: string; remove(): void } {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'handscript-folder-'));
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), content);
  }
  return { root, remove: () => fs.rmSync(root, { recursive: true, force: true }) };
}
