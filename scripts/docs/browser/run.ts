import { canRunSandbox, openPageSandbox } from './page-sandbox.ts';
import { type Block, createRuns } from './run-blocks.ts';
import { createRunOutput, type RunOutput } from './run-output.ts';

const createButton = (label: string, onClick: () => Promise<void>): HTMLButtonElement => {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
  button.addEventListener('click', onClick);
  return button;
};

const createBar = (main: Element, onStartOver: () => Promise<void>) => {
  const bar = document.createElement('p');
  const button = createButton('Start over', async () => {
    await onStartOver();
    bar.hidden = true;
  });
  bar.className = 'run-bar';
  bar.hidden = true;
  bar.append('You ran code in a sandbox in this page. ', button);
  main.prepend(bar);
  return bar;
};

const addNote = (code: HTMLElement, reason: string): void => {
  code.after(Object.assign(document.createElement('p'), { className: 'run-note', textContent: reason }));
};

/** Adds a button that runs a block. */
const addRunButton = (code: HTMLElement, output: RunOutput, run: () => Promise<void>): void => {
  const button = createButton('Run', async () => {
    button.disabled = true;
    button.textContent = 'Running…';
    try {
      await run();
      output.finish();
    } catch (error) {
      output.print(String(error));
    }
    button.disabled = false;
    button.textContent = 'Run';
    button.focus();
  });
  button.className = 'run';
  code.append(button);
};

/** The name of the guide that the page shows. */
const readGuide = (): string => {
  const [file = ''] = location.pathname.split('/').slice(-1);
  return file.replace(/\.html$/, '');
};

/** Adds a button to each block of a guide that a page can run, and the reason to the others. */
export const startRuns = (): void => {
  const main = document.querySelector('main');
  if (!main || !canRunSandbox) return;
  for (const code of main.querySelectorAll<HTMLElement>('.code[data-no-run]'))
    addNote(code, code.dataset.noRun ?? '');
  const codes = [...main.querySelectorAll<HTMLElement>('.code[data-run]')];
  if (codes.length === 0) return;
  const blocks = codes.map((code) => ({
    language: code.dataset.run as Block['language'],
    source: code.querySelector('code')?.textContent ?? '',
    output: createRunOutput(code),
  }));
  let run = createRuns(blocks, readGuide());
  const bar = createBar(main, async () => {
    await (await openPageSandbox()).startOver();
    for (const { output } of blocks) output.clear();
    run = createRuns(blocks, readGuide());
  });
  for (const [index, block] of blocks.entries())
    addRunButton(codes[index] as HTMLElement, block.output, async () => {
      const sandbox = await openPageSandbox();
      bar.hidden = false;
      await run(block, sandbox);
    });
};
