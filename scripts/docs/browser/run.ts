import { html } from '../../../conformance/report/html/escape.ts';
import { append, find } from './elements.ts';
import { openPageSandbox } from './page-sandbox.ts';
import { type Block, createRuns } from './run-blocks.ts';
import { createRunOutput, startRunButton } from './run-output.ts';

/** Adds a button to each block of code that a page can run, and the reason to the others. */
export const startRuns = (): void => {
  for (const code of document.querySelectorAll<HTMLElement>('.code[data-no-run]'))
    code.after(append(code, html`<p class="soft small">${code.dataset.noRun}</p>`));
  const codes = [...document.querySelectorAll<HTMLElement>('.code[data-run]')];
  if (codes.length === 0) return;
  const blocks = codes.map((code) => ({
    requests: JSON.parse(code.dataset.run ?? 'null') as Block['requests'],
    output: createRunOutput(code),
  }));
  const page = /[^/]+\/[^/]+(?=\.html$)/.exec(location.pathname)?.[0] ?? '';
  let run = createRuns(blocks, page);
  const main = find('main');
  const bar = append(
    main,
    html`<p class="box" hidden>You ran code in a sandbox in this page. <button type="button" class="button">Start over</button></p>`,
  );
  main.prepend(bar);
  find('button', bar).addEventListener('click', async () => {
    await (await openPageSandbox()).startOver();
    for (const { output } of blocks) output.clear();
    run = createRuns(blocks, page);
    bar.hidden = true;
  });
  for (const [index, block] of blocks.entries()) {
    const button = append(
      codes[index] as HTMLElement,
      html`<button type="button" class="button run primary">Run</button>`,
    );
    startRunButton(button as HTMLButtonElement, 'Running…', block.output, async () => {
      const sandbox = await openPageSandbox();
      bar.hidden = false;
      await run(block, sandbox);
    });
  }
};
