/** The examples of the documentation are hands like any other: the right ones lint clean, the wrong ones show their code. */
import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFile } from '../../cli/check';
import { DIAGNOSTICS, type DiagnosticCode } from '../../language/diagnostics/codes';
import { citationOf } from '../../language/poker/rulebook';
import { projectFile, projectFiles, projectRoot } from '../support/files';
import { bundledProgram } from '../support/program';
import { checkedVersions } from '../support/versions';

const FOLDER = 'docs/diagnostics';
const codes = Object.keys(DIAGNOSTICS) as DiagnosticCode[];

interface Example {
  readonly text: string;
  readonly markdown: boolean;
}

/** The fenced example under a heading of a page. */
function example(page: string, heading: 'Wrong' | 'Right'): Example {
  const [, fence = '', info = '', text = ''] =
    new RegExp(`^## ${heading}\n\n(\`{3,})(\\w+)\n([\\s\\S]*?)\n\\1$`, 'm').exec(page) ?? [];
  expect(fence, `a fence below "${heading}"`).not.toBe('');
  return { text, markdown: info === 'markdown' };
}

function codesIn({ text, markdown }: Example): string[] {
  const versions = checkedVersions(text);
  if (versions.length > 1)
    return [...new Set(versions.flatMap(({ diagnostics }) => diagnostics.map(({ code }) => code)))];
  return checkFile({ path: 'example', text, markdown }, 'en').diagnostics.map(
    ({ code, message }) => `${code}: ${message}`,
  );
}

describe('diagnostic pages', () => {
  it('exist for every code and for nothing else', () => {
    const pages = projectFiles(FOLDER, '.md').map((file) => file.slice(FOLDER.length + 1, -'.md'.length));
    expect(pages.filter((page) => page !== 'README')).toEqual([...codes].sort());
  });

  it('are all in the list', () => {
    const list = projectFile(`${FOLDER}/README.md`);
    const named = [...list.matchAll(/^\| \[([a-z/-]+)\]\(\1\.md\) \| (\w+) \|/gm)].map(
      ([, code = '', severity]) => `${code} ${severity}`,
    );
    expect(named).toEqual(codes.map((code) => `${code} ${DIAGNOSTICS[code].severity}`));
  });

  describe.each(codes)('%s', (code) => {
    const page = projectFile(`${FOLDER}/${code}.md`);
    const { severity, topic } = DIAGNOSTICS[code];

    it('names its severity and its rule', () => {
      const [title, , facts] = page.split('\n');
      expect(title).toBe(`# ${code}`);
      expect(facts).toBe(`**${severity}**${topic === null ? '' : ` · ${citationOf(topic, 'tda')}`}`);
    });

    it('shows a wrong example with only this finding', () => {
      const found = codesIn(example(page, 'Wrong'));
      expect(found.map((finding) => finding.split(':')[0])).toEqual([code]);
    });

    it('shows a right example without findings', () => {
      expect(codesIn(example(page, 'Right'))).toEqual([]);
    });
  });
});

describe('the other pages', () => {
  it('have no findings as a folder, because a project file disables the deliberate ones', async () => {
    const program = await bundledProgram();
    const found = await program.run(['lint', 'docs', '--max-warnings', '0']);
    program.remove();
    expect(found).toMatchObject({ code: 0, stdout: expect.stringMatching(/^no problems/), stderr: '' });
    const said: unknown = JSON.parse(projectFile(`${FOLDER}/handscript.config.json`));
    expect(said).toMatchObject({ severity: Object.fromEntries(codes.map((code) => [code, 'off'])) });
  });

  it.each(['README.md', 'CHANGELOG.md'])('have no findings in %s', (path) => {
    const { diagnostics } = checkFile({ path, text: projectFile(path), markdown: true }, 'en');
    expect(diagnostics.map(({ range, code, message }) => `${range.start.line + 1}: ${code} ${message}`)).toEqual([]);
  });

  it('have no broken links', () => {
    const pages = ['README.md', 'CHANGELOG.md', ...projectFiles('docs', '.md')];
    const dead = pages.flatMap((page) =>
      [...projectFile(page).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !/^[a-z]+:/.test(target))
        .filter((target) => !fs.existsSync(path.join(projectRoot, path.dirname(page), target)))
        .map((target) => `${page}: ${target}`),
    );
    expect(dead).toEqual([]);
  });
});

const PROSE = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', 'samples/claims.md'];

/** Folders of the project, without those that only a build makes. */
const FOLDERS = [
  'cli',
  'client',
  'docs',
  'l10n',
  'language',
  'samples',
  'schemas',
  'scripts',
  'server',
  'syntaxes',
  'test',
];
/** A file or folder in a text: it begins with a folder of the project, ends with a slash, or ends like a file. */
const PATH = new RegExp(`^(?:(?:${FOLDERS.join('|')})/\\S*|[\\w*/-]+/|[\\w*/.-]+\\.(?:ts|mjs|cjs|json|md))$`);
/** Parts of a path that any name may replace. */
const ANY_NAME = /\b(?:CODE|AREA|NAME)\b|\*/;

/** Every file of the project, and those at its root. */
const files = [
  ...FOLDERS.flatMap((folder) => projectFiles(folder, '')),
  ...fs.readdirSync(projectRoot).filter((name) => name.includes('.')),
];

/** Whether a path names a file or folder, from the root of the project or from a folder that the text is about. */
function isInProject(named: string): boolean {
  const parts = named.replace(/\/$/, '').split(ANY_NAME);
  const pattern = new RegExp(`(?:^|/)${parts.map((part) => part.replace(/[.+]/g, '\\$&')).join('[^/]+')}(?:/|$)`);
  return files.some((file) => pattern.test(file));
}

describe('the text of the pages', () => {
  it.each([...PROSE, ...projectFiles('docs', '.md')])('%s has no line over 160 characters', (page) => {
    const long = projectFile(page)
      .split('\n')
      .flatMap((line, index) => (line.length > 160 ? [`${index + 1}: ${line.length} characters`] : []));
    expect(long).toEqual([]);
  });

  it.each(['docs/architecture.md', 'docs/translations.md', 'CONTRIBUTING.md'])(
    '%s names only files that exist',
    (page) => {
      const text = projectFile(page).replace(/^```[\s\S]*?^```$/gm, '');
      const words = [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => code.split(/\s+/));
      const named = words.filter((word) => PATH.test(word) && !/^(?:dist|out)\//.test(word));
      expect(named.length).toBeGreaterThan(3);
      expect(named.filter((path) => !isInProject(path))).toEqual([]);
    },
  );
});
