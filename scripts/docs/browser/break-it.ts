import type { Comparison, Demonstration, Demonstrations, Line } from '../break-it/demonstration.ts';
import { create } from './elements.ts';
import { liveFile, loadSandbox } from './page-sandbox.ts';
import { startRunButton } from './run-button.ts';
import { createCode } from './run-output.ts';

const renderSide = (title: string, lines: readonly Line[] | null): HTMLElement => {
  const code = createCode(title, '');
  for (const { text, isDifferent } of lines ?? [])
    code.append(isDifferent ? create('mark', {}, text) : text, '\n');
  return create(
    'div',
    {},
    create('p', {}, title),
    lines
      ? code
      : create('p', { className: 'soft' }, 'Not sent: it needs a value that no earlier response has.'),
  );
};

const renderComparison = (
  { request: [method, path, headers, body], correct, broken, isDifferent }: Comparison,
  mutant: string,
): HTMLElement => {
  const sent = [
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body ? ['', body] : []),
  ];
  return create(
    'details',
    { className: 'response', open: isDifferent },
    create(
      'summary',
      {},
      create('b', {}, isDifferent ? 'Different' : 'Equal'),
      ' ',
      create('code', {}, `${method} ${path}`),
    ),
    ...(sent.length > 0 ? [createCode('Request', sent.join('\n'))] : []),
    create(
      'div',
      { className: 'sides' },
      ...(isDifferent || !correct || !broken
        ? [renderSide('The sandbox', correct), renderSide(`With ${mutant}`, broken)]
        : [renderSide('Both', broken)]),
    ),
  );
};

const count = (amount: number, noun: string): string => `${amount} ${noun}${amount === 1 ? '' : 's'}`;

const renderFinding = ({ expected, got }: Demonstration): HTMLElement =>
  create(
    'p',
    {},
    'The finding of the gate: expected ',
    create('code', {}, expected || 'nothing'),
    ', got ',
    create('code', {}, got || 'nothing'),
    '.',
  );

/** Sends the requests that show a mutant to both servers, and shows the responses. */
const breakIt = async (family: string, mutant: string, place: HTMLElement): Promise<void> => {
  const state = create('p', { className: 'soft', role: 'status' });
  place.replaceChildren(state);
  state.textContent = 'Loading the sandbox…';
  try {
    const [response, { demonstrate }] = await Promise.all([
      fetch(liveFile(`demonstrations/${family}.json`)),
      loadSandbox(),
    ]);
    if (!response.ok) throw new Error('The requests of this family could not be loaded. Reload the page.');
    const demonstration = ((await response.json()) as Demonstrations)[mutant];
    if (!demonstration || 'reason' in demonstration) throw new Error(`Nothing is recorded for ${mutant}.`);
    const comparisons = await demonstrate(mutant, demonstration.requests);
    const different = comparisons.filter(({ isDifferent }) => isDifferent).length;
    place.append(
      renderFinding(demonstration),
      ...comparisons.map((comparison) => renderComparison(comparison, mutant)),
    );
    state.textContent = `${count(comparisons.length, 'request')} to each server, ${count(different, 'different response')}`;
  } catch (error) {
    state.textContent = error instanceof Error ? error.message : String(error);
  }
};

/** Makes the buttons next to mutants show them. Nothing is loaded before a click. */
export const startBreakIt = (): void => {
  const family = location.pathname.replace(/^.*\/|\.html$/g, '');
  for (const button of document.querySelectorAll<HTMLButtonElement>('button.break-it')) {
    const place = create('div', { className: 'run-output' });
    startRunButton(button, 'Running…', async () => {
      button.after(place);
      await breakIt(family, button.dataset.mutant ?? '', place);
    });
    button.hidden = false;
  }
};
