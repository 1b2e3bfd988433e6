import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChoiceStore } from '../../../client/choiceStore';
import { choicesFrom } from '../../../client/figures/choices';
import { figures } from '../../../client/figures/index';
import type { PreviewPoint } from '../../../client/figures/previewContent';
import { PreviewPanel } from '../../../client/preview/panel';
import { OpenText, Page } from '../../support/editorStandIn';
import { manyHands } from '../../support/manyHands';

vi.mock('vscode', async () => (await import('../../support/editorStandIn')).vscode);

const HANDS = `hand "One"
seats BTN 2000, SB 2000, BB 2000
blinds 50/100
BTN raises to 300
mark open
SB folds
BB folds

branch "He calls" from open
  SB folds
  BB calls
end
`;

const choices = {
  of: async () => choicesFrom(undefined, null),
  onChanged: () => ({ dispose: () => undefined }),
} as unknown as ChoiceStore;

let opened: PreviewPanel | null = null;

/** The panel at a line of a text, with its page there. */
async function panelAt(text: OpenText, line: number, point: PreviewPoint | null = null): Promise<Page> {
  const page = new Page();
  opened = new PreviewPanel(page.panel, Page.extension, () => figures, choices);
  opened.show(text.document, line, point);
  page.say({ kind: 'ready' });
  await drawn();
  return page;
}

/** Until nothing more is to be drawn. */
const drawn = () => vi.advanceTimersByTimeAsync(1000);

function told({ last: { shown } }: Page): string {
  return shown.kind === 'hand' ? `${shown.tabs[shown.point.tab]}: ${shown.valueText}` : shown.description;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  opened?.dispose();
  opened = null;
  vi.useRealTimers();
});

describe('the panel', () => {
  it('shows the same after a reload: text, line of play and step, wherever the cursor was put by a click', async () => {
    const text = new OpenText(HANDS, 'handscript');
    text.moveTo(3);
    const page = await panelAt(text, 3);
    const { version } = text;
    page.say({ kind: 'go', version, turn: 1, point: { tab: 1, frame: 2 } });
    await drawn();
    page.say({ kind: 'reveal', version, turn: 2, point: { tab: 1, frame: 1 } });
    await drawn();
    expect(text.cursorLine).toBe(9);
    page.say({ kind: 'go', version, turn: 3, point: { tab: 1, frame: 2 } });
    await drawn();
    const before = told(page);
    const { state } = page.last;
    expect(state).toEqual({ uri: text.uri, line: 9, point: { tab: 1, frame: 2 } });
    opened?.dispose();

    const again = await panelAt(text, state.line, state.point);
    text.moveTo(text.cursorLine, 'restored');
    await drawn();
    expect([told(again), before]).toEqual([before, expect.stringMatching(/^<bdi>He calls.*: Step 3 of 3/)]);
  });

  it('follows a cursor that moves, also in the line where a click on a step has put it', async () => {
    const text = new OpenText(HANDS, 'handscript');
    const page = await panelAt(text, 3);
    page.say({ kind: 'reveal', version: 1, turn: 1, point: { tab: 0, frame: 3 } });
    await drawn();
    expect([text.cursorLine, text.decorated, told(page)]).toEqual([6, [6], expect.stringContaining('Step 4 of 5')]);
    page.say({ kind: 'go', version: 1, turn: 2, point: { tab: 0, frame: 0 } });
    await drawn();
    text.moveTo(6);
    await drawn();
    expect([text.decorated, told(page)]).toEqual([[], expect.stringContaining('Step 4 of 5')]);
  });

  it('answers a request for an outdated text with the current state', async () => {
    const text = new OpenText(HANDS, 'handscript');
    const page = await panelAt(text, 3);
    text.type(0, '\n');
    await drawn();
    page.say({ kind: 'go', version: 1, turn: 7, point: { tab: 0, frame: 0 } });
    await drawn();
    expect([page.last.turn, page.last.version, told(page)]).toEqual([7, 2, expect.stringContaining('Step 1 of 5')]);
  });

  it('reads a file of hands once, and Markdown once for all that was typed before it is drawn', async () => {
    const reads = async (text: OpenText, line: number): Promise<number> => {
      await panelAt(text, line);
      const before = text.reads;
      for (let i = 0; i < 5; i += 1) text.type(line, ' ');
      await drawn();
      opened?.dispose();
      return text.reads - before;
    };
    const lesson = `\`\`\`hand\n${HANDS}\`\`\`\n`;
    expect(await reads(new OpenText(HANDS, 'handscript'), 3)).toBe(0);
    expect(await reads(new OpenText(lesson, 'markdown'), 4)).toBe(1);
  });

  it('sends its page one hand of a file of 10,000, and reads the file once', async () => {
    const text = new OpenText(manyHands(10_000, { wrongEvery: 50 }), 'handscript');
    const lines = text.lineCount;
    const page = await panelAt(text, 0);
    for (let i = 1; i <= 20; i += 1) {
      text.moveTo(Math.floor((lines * i) / 21));
      await drawn();
      page.say({ kind: 'go', version: text.version, turn: i, point: { tab: 0, frame: i % 12 } });
      await drawn();
    }
    text.type(Math.floor(lines / 2), '# ');
    await drawn();
    expect([page.received.length, text.reads]).toEqual([42, 1]);
    expect(Math.max(...page.received.map((message) => JSON.stringify(message).length))).toBeLessThan(40_000);
  });
});
