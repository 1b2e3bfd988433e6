/** Versions of a lesson that the project file declares, one of them open and the others as they are saved. */
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DidChangeWatchedFilesNotification, FileChangeType } from 'vscode-languageserver/node';
import { bundledServer, LspClient, PULLING, PUSHED } from '../support/lspClient';

const lesson = (raise: string, pot: string): string =>
  `\`\`\`hand open\nblinds 1/2\nseats 3\n${raise}\n\`\`\`\n\nThe pot is ${pot}<!-- = open: pot -->.\n`;
const ENGLISH = lesson('BTN raises to 6', '9');
const PERSIAN = lesson('باتن به ۶ ریز می‌کند', '۹');

let server: Awaited<ReturnType<typeof bundledServer>>;
beforeAll(async () => {
  server = await bundledServer('process');
});
afterAll(() => server.remove());

let root = '';
let client: LspClient;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'handscript versions '));
  write('handscript.config.json', JSON.stringify({ translations: [['one.en.md', 'fa/یک.md']], language: 'en' }));
  write('one.en.md', ENGLISH);
  write('fa/یک.md', PERSIAN);
});
afterEach(() => {
  client.kill();
  fs.rmSync(root, { recursive: true, force: true });
});

function write(name: string, content: string): void {
  fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  fs.writeFileSync(path.join(root, name), content);
}

const uriOf = (file: string): string => pathToFileURL(path.join(root, file)).href;
const english = () => uriOf('one.en.md');
const persian = () => uriOf('fa/یک.md');

/** `code line-of-the-finding, file line-of-the-other` */
async function found(uri: string): Promise<string[]> {
  return (await client.diagnostics(uri)).map(({ code, range, relatedInformation = [] }) => {
    const places = relatedInformation.map(
      ({ location }) => `${decodeURIComponent(location.uri).split('/').pop()} ${location.range.start.line}`,
    );
    return [`${code} ${range.start.line}`, ...places].join(', ');
  });
}

describe('translations', () => {
  it('are compared with saved files and with open documents as they are', async () => {
    client = await LspClient.start(server.file, PULLING);
    await client.open(english(), ENGLISH, 'markdown');
    expect(await found(english())).toEqual([]);

    await client.open(persian(), PERSIAN.replace('۹', '۱۰'), 'markdown');
    await vi.waitFor(() => expect(client.refreshes).toBe(1), 5000);
    expect(await found(english())).toEqual(['text/translation-differs 6, یک.md 6']);
    expect(await found(persian())).toEqual([
      'text/number-differs 6, یک.md 3',
      'text/translation-differs 6, one.en.md 6',
    ]);

    await client.change(persian(), PERSIAN);
    await vi.waitFor(() => expect(client.refreshes).toBe(2), 5000);
    expect(await found(english())).toEqual([]);
    expect(await found(persian())).toEqual([]);
  });

  it('are compared again when a file changes that is not open', async () => {
    client = await LspClient.start(server.file, PULLING);
    await client.open(english(), ENGLISH, 'markdown');
    expect(await found(english())).toEqual([]);
    write('fa/یک.md', PERSIAN.replace(/\n\n.*\n$/, '\n'));
    await client.connection.sendNotification(DidChangeWatchedFilesNotification.type, {
      changes: [{ uri: persian(), type: FileChangeType.Changed }],
    });
    await vi.waitFor(() => expect(client.refreshes).toBe(1), 5000);
    expect(await client.diagnostics(english())).toMatchObject([
      { code: 'text/translation-differs', severity: 2, message: expect.stringContaining('missing in') },
    ]);
  });

  it('are reported as missing in the project file until they exist', async () => {
    const config = JSON.stringify({ translations: [['one.en.md', '../two.md', 'fa/یک.md']] }, null, 1);
    const project = uriOf('handscript.config.json');
    const missed = async () =>
      (await client.diagnostics(project)).map(({ code, range, message }) => [code, range.start.line, message]);
    client = await LspClient.start(server.file, PULLING);
    await client.open(project, config, 'jsonc');
    expect(await missed()).toEqual([['config/missing-file', 4, expect.stringContaining('../two.md')]]);
    fs.rmSync(path.join(root, 'fa/یک.md'));
    const tell = (type: FileChangeType) =>
      client.connection.sendNotification(DidChangeWatchedFilesNotification.type, {
        changes: [{ uri: persian(), type }],
      });
    await tell(FileChangeType.Deleted);
    await vi.waitFor(() => expect(client.refreshes).toBe(1), 5000);
    expect((await missed()).map(([, line]) => line)).toEqual([4, 5]);
    write('fa/یک.md', PERSIAN);
    await tell(FileChangeType.Created);
    await vi.waitFor(() => expect(client.refreshes).toBe(2), 5000);
    expect((await missed()).map(([, line]) => line)).toEqual([4]);
    await client.change(project, config.replace('../two', 'one.en'));
    expect(await missed()).toEqual([]);
  });

  it('are reported as missing to clients that do not ask, too', async () => {
    fs.rmSync(path.join(root, 'fa/یک.md'));
    client = await LspClient.start(server.file, PUSHED);
    const project = uriOf('handscript.config.json');
    await client.open(project, JSON.stringify({ translations: [['one.en.md', 'fa/یک.md']] }), 'jsonc');
    const { diagnostics } = await client.untilPublished(project, (all) => all.length > 0);
    expect(diagnostics).toMatchObject([{ code: 'config/missing-file' }]);
    await client.open(persian(), PERSIAN, 'markdown');
    await client.untilPublished(project, (all) => all.length === 0);
  });

  it('are compared for clients that do not ask', async () => {
    client = await LspClient.start(server.file, PUSHED);
    await client.open(english(), ENGLISH, 'markdown');
    await client.open(persian(), PERSIAN.replace('به ۶', 'به ۷'), 'markdown');
    const { diagnostics } = await client.untilPublished(english(), (all) => all.length > 0);
    expect(diagnostics).toMatchObject([{ code: 'text/translation-differs', range: { start: { line: 3 } } }]);
  });
});
