import type { Play, Step } from '../states/play.ts';
import { find } from './elements.ts';
import { loadSandbox } from './page-sandbox.ts';
import { createRunOutput, startRunButton } from './run-output.ts';

/** Moves a dot along an arrow, unless the reader prefers no motion. */
const moveRecord = (arrow: Element): void => {
  const path = arrow.querySelector('path')?.getAttribute('d');
  if (!path || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const dot = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
  dot.setAttribute('r', '6');
  dot.style.offsetPath = `path("${path}")`;
  arrow.append(dot);
  dot.animate([{ offsetDistance: '0%' }, { offsetDistance: '100%' }], 700).onfinish = () => dot.remove();
};

/** Marks the current state, and the arrow that led to it. */
const markStep = (drawing: Element, { from = 'start', to = '', isRejected }: Step): void => {
  const mark = (part: string, name: string) => {
    for (const element of drawing.querySelectorAll(`.${name}`)) element.classList.remove(name);
    const element = drawing.querySelector(`[data-part="${CSS.escape(part)}"]`);
    element?.classList.add(name);
    return element;
  };
  drawing.querySelector('circle')?.remove();
  mark(to, 'current');
  mark(isRejected ? to : '', 'rejected');
  const arrow = mark(isRejected ? '' : `${from}->${to}`, 'taken');
  if (arrow) moveRecord(arrow);
};

/** Makes the labels of arrows press the buttons of their causes, for readers with a pointer. A long label has several lines. */
const startLabels = (drawing: Element, buttons: readonly HTMLButtonElement[]): void => {
  for (const label of drawing.querySelectorAll('.edge text')) {
    const text = label.textContent?.trim() ?? '';
    const button =
      buttons.find(({ value }) => value === text) ?? buttons.find(({ value }) => value.includes(text));
    label.classList.toggle('sendable', button !== undefined);
    label.addEventListener('click', () => button?.click());
  }
};

const startMachine = (place: HTMLElement, causes: HTMLElement): void => {
  const drawing = find('.machine', place);
  const output = createRunOutput(find(':scope > div', place));
  const buttons = [...causes.querySelectorAll('button')];
  let play: Play | undefined;
  const run = async (cause: string | undefined) => {
    if (!play) output.show('Loading the sandbox…');
    else if (cause === undefined) output.clear();
    play ??= await (await loadSandbox()).openPlay(place.dataset.machine ?? '');
    let outcome: string | undefined;
    for (const step of await play(cause)) {
      for (const { request, sent, response } of step.exchanges)
        await output.addResponse(request, response, response.ok, sent);
      markStep(drawing, step);
      outcome = step.outcome;
    }
    return outcome;
  };
  let last: Promise<unknown> = Promise.resolve();
  for (const button of buttons)
    startRunButton(button, 'Sending…', output, () => {
      const current = last.then(() => run(button.value || undefined));
      last = current.catch(() => {});
      return current;
    });
  startLabels(drawing, buttons);
  causes.hidden = false;
};

/** Makes the transitions of state machines send requests to a sandbox in the page. Nothing is loaded before a click. */
export const startStates = (): void => {
  for (const causes of document.querySelectorAll<HTMLElement>('.causes'))
    startMachine(causes.closest('.sides') as HTMLElement, causes);
};
