/** Turns each step of a figure into a button, and moves the steps below the details of the shown step. */
export function makeSteps(figure: Element, onStep: (line: number) => void): void {
  const section = figure.querySelector('.hs-steps');
  if (section === null) return;
  section.parentElement?.append(section);
  for (const item of section.querySelectorAll<HTMLElement>('li[data-line]')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'hp-step';
    button.append(...item.childNodes);
    button.addEventListener('click', () => onStep(Number(item.dataset.line)));
    item.append(button);
  }
}

export function markStep(figure: Element, line: number): void {
  const button = figure.querySelector(`.hs-steps li[data-line="${line}"] > button`);
  button?.setAttribute('aria-current', 'step');
}
