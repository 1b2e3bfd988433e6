/** Reads the disk of the server's machine through Node. */
import * as fs from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Disk } from './workspace/workspaceFiles';

export const DISK: Disk = {
  async readFile(uri, maxBytes) {
    const file = fileURLToPath(uri);
    const { size } = await fs.stat(file);
    return size > maxBytes ? null : new TextDecoder('utf-8').decode(await fs.readFile(file));
  },

  async findFiles(folder, endings, limit) {
    const found: string[] = [];
    const folders = [fileURLToPath(folder)];
    for (let within = folders.shift(); within !== undefined && found.length < limit; within = folders.shift()) {
      const entries = await fs.readdir(within, { withFileTypes: true }).catch(() => []);
      for (const entry of entries) {
        const { name } = entry;
        // Links to folders are not followed: they may form a cycle.
        if (entry.isDirectory() && name !== 'node_modules' && !name.startsWith('.')) folders.push(`${within}/${name}`);
        else if (entry.isFile() && endings.some((ending) => name.toLowerCase().endsWith(ending)))
          found.push(pathToFileURL(`${within}/${name}`).href);
        if (found.length >= limit) break;
      }
    }
    return found;
  },
};
