/** Runs the page of the panel: shows what the extension sends, and requests the steps that the reader navigates to. */
import type { PreviewContent } from '../../figures/previewContent';
import type { FromPage, PanelState, ToPage } from '../messages';
import { openDetails, reopen } from './details';
import { elementOf } from './elements';
import { stepOfKey, tabOfKey } from './keys';
import { makeSteps, markStep } from './steps';
import { showTabs } from './tabs';

declare function acquireVsCodeApi(): { postMessage(message: FromPage): void; setState(state: PanelState): void };

type Hand = Extract<PreviewContent, { kind: 'hand' }>;

const editor = acquireVsCodeApi();
const slider = elementOf('slider', HTMLInputElement);
const tabs = elementOf('tabs', HTMLElement);
const figure = elementOf('figure', HTMLElement);
const BUTTONS = ['first', 'previous', 'next', 'last'] as const;
const buttons = BUTTONS.map((id) => elementOf(id, HTMLButtonElement));

let now: { readonly hand: Hand; readonly version: number } | null = null;
/** The requested frame, which is ahead of the shown one while a key is held down. */
let wanted = 0;
let turn = 0;

function go(frame: number, tab = now?.hand.point.tab ?? 0, kind: 'go' | 'reveal' = 'go'): void {
  if (now === null) return;
  wanted = Math.min(
    Math.max(frame, 0),
    tab === now.hand.point.tab ? now.hand.lines.length - 1 : Number.MAX_SAFE_INTEGER,
  );
  turn += 1;
  editor.postMessage({ kind, version: now.version, turn, point: { tab, frame: wanted } });
}

const last = (): number => (now?.hand.lines.length ?? 1) - 1;
const targets = [() => 0, () => wanted - 1, () => wanted + 1, last];
for (const [index, button] of buttons.entries()) button.addEventListener('click', () => go(targets[index]?.() ?? 0));
slider.addEventListener('input', () => go(Number(slider.value)));
tabs.addEventListener('click', ({ target }) => {
  const tab = target instanceof Element ? target.closest<HTMLElement>('[role=tab]') : null;
  if (tab !== null) go(Number.MAX_SAFE_INTEGER, Number(tab.dataset.tab));
});
document.addEventListener('keydown', (event) => {
  if (now === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { direction, point, tabs: titles } = now.hand;
  const target = event.target instanceof Element ? event.target : document.body;
  if (tabs.contains(target)) {
    const tab = tabOfKey(event.key, point.tab, titles.length, direction);
    if (tab === null) return;
    event.preventDefault();
    go(Number.MAX_SAFE_INTEGER, tab);
    return;
  }
  // The same keys scroll a table that is wider than the panel.
  if (target.closest('.hs-scroll') !== null) return;
  const step = stepOfKey(event.key, wanted, last(), direction);
  if (step === null) return;
  event.preventDefault();
  if (step !== wanted) go(step);
});

window.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
  const { shown, version, state } = data;
  if (data.turn === turn) wanted = shown.kind === 'hand' ? shown.point.frame : 0;
  editor.setState(state);
  document.documentElement.lang = shown.language;
  document.documentElement.dir = shown.direction;
  elementOf('nothing', HTMLElement).hidden = shown.kind === 'hand';
  elementOf('hand', HTMLElement).hidden = shown.kind === 'nothing';
  switch (shown.kind) {
    case 'nothing':
      now = null;
      elementOf('nothing', HTMLElement).innerHTML = shown.description;
      return;
    case 'hand':
      show(shown, now?.hand ?? null);
      now = { hand: shown, version };
  }
});

function show(hand: Hand, before: Hand | null): void {
  const { point, lines, words } = hand;
  put(elementOf('title', HTMLElement), hand.title);
  put(elementOf('description', HTMLElement), hand.description);
  slider.max = String(Math.max(0, lines.length - 1));
  slider.value = String(wanted);
  slider.setAttribute('aria-valuetext', hand.valueText);
  slider.setAttribute('aria-label', words.slider);
  elementOf('stepper', HTMLElement).hidden = lines.length < 2;
  elementOf('stepper', HTMLElement).setAttribute('aria-label', words.slider);
  for (const [index, button] of buttons.entries()) {
    const label = words[BUTTONS[index] ?? 'first'];
    button.title = label;
    button.setAttribute('aria-label', label);
    // A disabled button would lose the focus.
    button.setAttribute('aria-disabled', String(index < 2 ? point.frame === 0 : point.frame >= lines.length - 1));
  }
  showTabs(tabs, figure, hand);
  const isSameLine = before?.firstLine === hand.firstLine && before.point.tab === point.tab;
  const open = isSameLine ? openDetails(figure) : new Set<string>();
  const focused = document.activeElement;
  const focusedLine = figure.contains(focused) ? focused?.closest<HTMLElement>('[data-line]')?.dataset.line : undefined;
  figure.innerHTML = hand.figure;
  reopen(figure, open);
  makeSteps(figure, (line) => go(lines.indexOf(line), point.tab, 'reveal'));
  markStep(figure, lines[point.frame] ?? -1);
  if (focusedLine !== undefined)
    figure
      .querySelector<HTMLElement>(`[data-line="${focusedLine}"] :is(button, summary)`)
      ?.focus({ preventScroll: true });
}

/** Replaces the content only if it differs, so that screen readers do not repeat it. */
function put(element: HTMLElement, html: string): void {
  const template = document.createElement('template');
  template.innerHTML = html;
  if (element.innerHTML !== template.innerHTML) element.innerHTML = html;
}

editor.postMessage({ kind: 'ready' });
