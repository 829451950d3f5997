import { html } from '../../../conformance/report/html/escape.ts';
import { append, find } from './elements.ts';
import { openPageSandbox } from './page-sandbox.ts';
import { type Block, createRuns } from './run-blocks.ts';
import { startRunButton } from './run-button.ts';
import { createRunOutput } from './run-output.ts';

/** Adds a button that runs a block. */
const addRunButton = (code: HTMLElement, { output }: Block, run: () => Promise<void>): void => {
  const button = append(code, html`<button type="button" class="run primary">Run</button>`);
  startRunButton(button as HTMLButtonElement, 'Running…', async () => {
    try {
      await run();
      output.finish();
    } catch (error) {
      output.print(String(error));
    }
  });
};

/** Adds a button to each block of code that a page can run, and the reason to the others. */
export const startRuns = (): void => {
  for (const code of document.querySelectorAll<HTMLElement>('.code[data-no-run]'))
    code.after(append(code, html`<p class="soft small">${code.dataset.noRun}</p>`));
  const codes = [...document.querySelectorAll<HTMLElement>('.code[data-run]')];
  if (codes.length === 0) return;
  const blocks = codes.map((code) => ({
    language: code.dataset.run as Block['language'],
    source: code.querySelector('code')?.textContent ?? '',
    output: createRunOutput(code),
  }));
  const page = /[^/]+\/[^/]+(?=\.html$)/.exec(location.pathname)?.[0] ?? '';
  let run = createRuns(blocks, page);
  const main = find('main');
  const bar = append(
    main,
    html`<p class="run-bar" hidden>You ran code in a sandbox in this page. <button type="button">Start over</button></p>`,
  );
  main.prepend(bar);
  find('button', bar).addEventListener('click', async () => {
    await (await openPageSandbox()).startOver();
    for (const { output } of blocks) output.clear();
    run = createRuns(blocks, page);
    bar.hidden = true;
  });
  for (const [index, block] of blocks.entries())
    addRunButton(codes[index] as HTMLElement, block, async () => {
      const sandbox = await openPageSandbox();
      bar.hidden = false;
      await run(block, sandbox);
    });
};
