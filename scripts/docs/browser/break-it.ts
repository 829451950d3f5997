import { type Html, html } from '../../../conformance/report/html/escape.ts';
import type { Comparison, Demonstrations, Line } from '../break-it/demonstration.ts';
import { liveFile, loadMutants, loadSandbox } from './page-sandbox.ts';
import { count, createRunOutput, type RunOutput, renderCode, startRunButton } from './run-output.ts';

const renderSide = (title: string, tone: string, lines: readonly Line[] | null): Html =>
  html`<div class="${tone}"><p>${title}</p>${
    lines
      ? renderCode(
          title,
          lines.map(({ text, isDifferent }) => html`${isDifferent ? html`<mark>${text}</mark>` : text}\n`),
        )
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
      ? [renderSide('The sandbox', 'good', correct), renderSide(`With ${mutant}`, 'bad', broken)]
      : [renderSide('Both', 'good', broken)];
  return html`<details class="response"${isDifferent && html` open`}><summary><b>${isDifferent ? 'Different' : 'Equal'}</b> <code>${method} ${path}</code></summary>${sent.length > 0 && renderCode('Request', sent.join('\n'))}<div class="sides">${sides}</div></details>`;
};

/** Scrolls each block to its first different line. */
const scrollToMarks = (comparison: HTMLElement): void => {
  for (const block of comparison.querySelectorAll('pre')) {
    const mark = block.querySelector('mark');
    if (mark) block.scrollTop += mark.getBoundingClientRect().top - block.getBoundingClientRect().top - 40;
  }
};

/** Sends the requests that show a mutant to both servers, and shows the responses. */
const breakIt = async (family: string, mutant: string, output: RunOutput): Promise<string> => {
  output.clear();
  output.show('Loading the sandbox…');
  const [response, { demonstrate }, { getMutant }] = await Promise.all([
    fetch(liveFile(`demonstrations/${family}.json`)),
    loadSandbox(),
    loadMutants(),
  ]);
  if (!response.ok) throw new Error('The requests of this family could not be loaded. Reload the page.');
  const demonstration = ((await response.json()) as Demonstrations)[mutant];
  if (!demonstration || 'reason' in demonstration) throw new Error(`Nothing is recorded for ${mutant}.`);
  const { expected, got, requests } = demonstration;
  const comparisons = await demonstrate(getMutant(mutant), requests);
  if (expected !== undefined)
    output.add(
      html`<p>The finding of the gate: expected <code>${expected || 'nothing'}</code>, got <code>${got || 'nothing'}</code>.</p>`,
    );
  for (const comparison of comparisons) scrollToMarks(output.add(renderComparison(comparison, mutant)));
  const different = comparisons.filter(({ isDifferent }) => isDifferent);
  return `${count(comparisons.length, 'request')} to each server, ${count(different.length, 'different response')}`;
};

/** Makes the buttons next to mutants show them. Nothing is loaded before a click. */
export const startBreakIt = (): void => {
  const family = location.pathname.replace(/^.*\/|\.html$/g, '');
  for (const button of document.querySelectorAll<HTMLButtonElement>('button.break-it')) {
    const output = createRunOutput(button);
    startRunButton(button, 'Running…', output, () => breakIt(family, button.dataset.mutant ?? '', output));
    button.hidden = false;
  }
};
