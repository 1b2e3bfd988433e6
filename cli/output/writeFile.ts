/** Writes files atomically, so that the old text survives every failure, and never overwrites an input of the command. */
import { randomBytes } from 'node:crypto';
import { type BigIntStats, fstatSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import { STDIN } from '../input/files';
import type { Message } from '../messages/index';

export interface WriteOptions {
  /** Files that the command reads, `-` for standard input. None of them is overwritten, under any name or link. */
  readonly sources?: readonly string[];
  /** Refuse where a file of this name exists. */
  readonly mustBeNew?: boolean;
}

/**
 * Writes a file, or what a link leads to, in one step: first to a temporary file beside it, which then takes its name. The mode
 * is kept, and the owner where the system allows it. Returns what went wrong, or null.
 */
export async function writeFile(
  file: string,
  data: string | Uint8Array,
  { sources = [], mustBeNew = false }: WriteOptions = {},
): Promise<Message | null> {
  let temporary = '';
  try {
    if (mustBeNew && (await exists(file))) return { key: 'file/exists', values: { path: file } };
    const target = await realFile(file);
    const old = await statOf(target);
    if (old !== null && (await isOneOf(old, sources))) return { key: 'file/over-source', values: { path: file } };
    if (old !== null && !old.isFile()) {
      // A device or a pipe has no old text to keep.
      await fs.writeFile(target, data);
      return null;
    }
    // Renaming needs no right to write the file itself.
    if (old !== null) await fs.access(target, fs.constants.W_OK);
    temporary = path.join(path.dirname(target), `.handscript-${randomBytes(6).toString('hex')}.tmp`);
    await writeWhole(temporary, data, old);
    await fs.rename(temporary, target);
    return null;
  } catch (error) {
    if (temporary !== '') await fs.rm(temporary, { force: true }).catch(() => {});
    return unwritable(file, error, temporary);
  }
}

/** Why a file could not be written; the message does not mention the temporary file. */
export function unwritable(file: string, error: unknown, temporary = ''): Message {
  const reason = error instanceof Error ? error.message : String(error);
  const shown = temporary === '' ? reason : reason.replaceAll(temporary, file);
  return { key: 'file/unwritable', values: { path: file, reason: shown } };
}

/** Creates a file with the mode and owner of another, and waits until its text is on the disk. */
async function writeWhole(file: string, data: string | Uint8Array, like: BigIntStats | null): Promise<void> {
  const handle = await fs.open(file, 'wx');
  try {
    await handle.writeFile(data);
    if (like !== null) {
      // Only the superuser can give a file away.
      await handle.chown(Number(like.uid), Number(like.gid)).catch(() => {});
      await handle.chmod(Number(like.mode & 0o7777n));
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Linux follows at most this many links in a chain. */
const MOST_LINKS = 40;

/** The target of a link, even if it does not exist yet. */
async function realFile(file: string): Promise<string> {
  let target = file;
  for (let links = 0; links < MOST_LINKS; links++) {
    const next = await fs.readlink(target).catch(() => null);
    if (next === null) break;
    target = path.resolve(await fs.realpath(path.dirname(target)), next);
  }
  return target;
}

async function exists(file: string): Promise<boolean> {
  return (await fs.lstat(file).catch(() => null)) !== null;
}

async function statOf(file: string): Promise<BigIntStats | null> {
  return fs.stat(file, { bigint: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

async function isOneOf(file: BigIntStats, sources: readonly string[]): Promise<boolean> {
  // A terminal may be read and written.
  if (!file.isFile()) return false;
  for (const source of sources) {
    const stat = await statOfSource(source).catch(() => null);
    if (stat !== null && stat.dev === file.dev && stat.ino === file.ino) return true;
  }
  return false;
}

/** Standard input may be redirected from a file. */
async function statOfSource(source: string): Promise<BigIntStats> {
  return source === STDIN ? fstatSync(0, { bigint: true }) : fs.stat(source, { bigint: true });
}
