/** Shows the tabs of the lines of play. */
import type { PreviewContent } from '../../figures/previewContent';

/** Shows a tab for each line of play; none if there is only one. */
export function showTabs(list: HTMLElement, panel: HTMLElement, hand: Extract<PreviewContent, { kind: 'hand' }>): void {
  const { tabs, point, words } = hand;
  list.hidden = tabs.length < 2;
  list.setAttribute('aria-label', words.branches);
  const hadFocus = list.contains(document.activeElement);
  list.replaceChildren(...(list.hidden ? [] : tabs.map((title, index) => tabOf(title, index, index === point.tab))));
  const selected = list.querySelector<HTMLElement>('[aria-selected=true]');
  if (hadFocus) selected?.focus();
  // Scroll the selected tab to the middle of the list, without scrolling the page.
  if (selected !== null) list.scrollTop = selected.offsetTop - (list.clientHeight - selected.offsetHeight) / 2;
  if (list.hidden) {
    panel.removeAttribute('role');
    panel.removeAttribute('aria-labelledby');
  } else {
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', `tab-${point.tab}`);
  }
}

function tabOf(title: string, index: number, isSelected: boolean): HTMLElement {
  const tab = document.createElement('button');
  tab.type = 'button';
  tab.id = `tab-${index}`;
  tab.dataset.tab = String(index);
  tab.innerHTML = title;
  tab.tabIndex = isSelected ? 0 : -1;
  tab.setAttribute('role', 'tab');
  tab.setAttribute('aria-selected', String(isSelected));
  tab.setAttribute('aria-controls', 'figure');
  return tab;
}
