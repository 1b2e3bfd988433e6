/** `handscript inspect`: prints the replay of every hand as JSON. */
import { analyzeSection } from '../../language/analysis/document/analyze';
import { defaultsOf, type HandDocument, isSetupSection } from '../../language/analysis/document/document';
import type { Defaults } from '../../language/analysis/document/results';
import { parseSection } from '../../language/analysis/document/section';
import { severityOf } from '../../language/analysis/severities';
import { type InspectedHand, inspectHand } from '../../language/render/inspect';
import { replayHand } from '../../language/replay/index';
import { documentOf } from '../check';
import type { ExitCode } from '../exit';
import { findFiles } from '../input/files';
import { type Project, Projects } from '../input/projects';
import { type Input, readInput } from '../input/read';
import type { Localizer } from '../messages/index';
import { Complaints } from '../output/complaints';
import { print } from '../output/streams';

/** Prints the whole replay of every hand and branch as JSON (`schemas/inspect.schema.json`). */
export async function inspect(args: readonly string[], own: Localizer): Promise<ExitCode> {
  const complaints = new Complaints(own);
  const { paths, problems } = await findFiles(args);
  complaints.trouble(...problems);
  const projects = new Projects();
  const hands: InspectedHand[] = [];
  for (const path of paths) {
    const input = await readInput(path);
    if ('problem' in input) {
      complaints.trouble(input.problem);
      continue;
    }
    const project = await projects.of(path);
    if (project !== null && 'problem' in project) {
      complaints.trouble(project.problem);
      continue;
    }
    const document = documentOf(input, project);
    const found = errorsIn(document, project);
    if (found > 0) complaints.finding({ key: 'inspect/errors', values: { path, count: found } });
    hands.push(...handsIn(document, input));
  }
  await print(`${JSON.stringify({ version: 1, hands }, null, 2)}\n`);
  return complaints.exit;
}

function errorsIn(document: HandDocument, project: Project | null): number {
  const severities = project?.file.settings.severities ?? new Map();
  let errors = 0;
  document.sections.forEach((_, index) => {
    const { findings } = analyzeSection(document, index);
    errors += findings.filter((finding) => severityOf(finding, severities) === 'error').length;
  });
  return errors;
}

function* handsIn(document: HandDocument, { path }: Input): Generator<InspectedHand> {
  for (const [index, section] of document.sections.entries()) {
    if (analyzeSection(document, index).summary === null) continue;
    const defaults = defaultsOf(document, index);
    const replay = replayHand(parseSection(section, defaults), defaults?.tree ?? null);
    const firstLine = document.firstLine(index);
    yield inspectHand(replay, {
      file: path,
      lineOf: (line) => firstLine + line,
      defaultsLineOf: (line) => (defaults && lineOfDefault(document, index, defaults, line)) ?? firstLine,
    });
  }
}

/**
 * The line of the file at which a line of the effective setup was written. The setup may be composed of several fences, so the
 * line is looked up by its text, starting with the nearest setup above the hand.
 */
function lineOfDefault(document: HandDocument, index: number, { tree }: Defaults, line: number): number | null {
  const words = lineOfText(tree.text, line);
  const setups = document.sections.map((_, i) => i).filter((i) => isSetupSection(document, i));
  const nearestFirst = [...setups.filter((i) => i < index).reverse(), ...setups.filter((i) => i > index)];
  for (const setup of nearestFirst) {
    const lines = (document.sections[setup]?.text ?? '').split(LINE_END);
    const exact =
      lines[line] !== undefined && lines[line].trim() === words
        ? line
        : lines.findIndex((text) => text.trim() === words);
    if (exact >= 0) return document.firstLine(setup) + exact;
  }
  return null;
}

const LINE_END = /\r\n|\n|\r/;

function lineOfText(text: string, line: number): string {
  return (text.split(LINE_END)[line] ?? '').trim();
}
