import type { Shown } from '../../figures/showing';

/** A tab for each line of play; none where there is but one. */
export function showTabs(list: HTMLElement, panel: HTMLElement, hand: Extract<Shown, { kind: 'hand' }>): void {
  const { tabs, point, words } = hand;
  list.hidden = tabs.length < 2;
  list.setAttribute('aria-label', words.branches);
  const hadFocus = list.contains(document.activeElement);
  list.replaceChildren(...(list.hidden ? [] : tabs.map((title, index) => tabOf(title, index, index === point.tab))));
  const selected = list.querySelector<HTMLElement>('[aria-selected=true]');
  if (hadFocus) selected?.focus();
  // Of many tabs a few rows are seen, the chosen one in their middle; nothing but the list is scrolled.
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
