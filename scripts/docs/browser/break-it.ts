import { type Html, html } from '../../../conformance/report/html/escape.ts';
import type { Comparison, Demonstration, Demonstrations, Line } from '../break-it/demonstration.ts';
import { append } from './elements.ts';
import { liveFile, loadSandbox } from './page-sandbox.ts';
import { startRunButton } from './run-button.ts';
import { renderCode } from './run-output.ts';

const renderLine = ({ text, isDifferent }: Line): Html =>
  isDifferent ? html`<mark>${text}</mark>\n` : html`${text}\n`;

const renderSide = (title: string, lines: readonly Line[] | null): Html =>
  html`<div><p>${title}</p>${
    lines
      ? renderCode(title, lines.map(renderLine))
      : html`<p class="soft">Not sent: it needs a value that no earlier response has.</p>`
  }</div>`;

const renderComparison = (
  { request: [method, path, headers, body], correct, broken, isDifferent }: Comparison,
  mutant: string,
): Html => {
  const sent = [
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body ? ['', body] : []),
  ];
  const sides =
    isDifferent || !correct || !broken
      ? [renderSide('The sandbox', correct), renderSide(`With ${mutant}`, broken)]
      : [renderSide('Both', broken)];
  return html`<details class="response"${isDifferent && html` open`}><summary><b>${isDifferent ? 'Different' : 'Equal'}</b> <code>${method} ${path}</code></summary>${sent.length > 0 && renderCode('Request', sent.join('\n'))}<div class="sides">${sides}</div></details>`;
};

const count = (amount: number, noun: string): string => `${amount} ${noun}${amount === 1 ? '' : 's'}`;

const renderFinding = ({ expected, got }: Demonstration): Html =>
  html`<p>The finding of the gate: expected <code>${expected || 'nothing'}</code>, got <code>${got || 'nothing'}</code>.</p>`;

/** Sends the requests that show a mutant to both servers, and shows the responses. */
const breakIt = async (family: string, mutant: string, place: HTMLElement): Promise<void> => {
  place.replaceChildren();
  const state = append(place, html`<p class="soft" role="status"></p>`);
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
    append(
      place,
      html`${renderFinding(demonstration)}${comparisons.map((comparison) => renderComparison(comparison, mutant))}`,
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
    const place = document.createElement('div');
    place.className = 'run-output';
    startRunButton(button, 'Running…', async () => {
      button.after(place);
      await breakIt(family, button.dataset.mutant ?? '', place);
    });
    button.hidden = false;
  }
};
