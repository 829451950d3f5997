import { readShellRequests, type ShellRequest } from '../run/shell-requests.ts';
import { canRunSandbox, liveFile, openPageSandbox, type PageSandbox } from './page-sandbox.ts';
import { createRunOutput, type RunOutput } from './run-output.ts';

/** A bundled program of a guide (`run/guide-runs.ts`). */
type Program = {
  readonly connect: (surroundings: { fetch: PageSandbox['fetch']; print: (line: string) => void }) => void;
  readonly program: () => AsyncGenerator<void>;
};

type Block = { readonly source: string; readonly output: RunOutput };

const send = ({ url, method, headers, body }: ShellRequest) =>
  [
    url,
    {
      method,
      headers: headers.map(([name, value]) => [name, value] as [string, string]),
      ...(body !== undefined && { body }),
    },
  ] as const;

/** Sends requests to the sandbox, and shows each response in the output of the block that runs. */
const createFetch =
  (sandbox: PageSandbox, isFolded: boolean, getOutput: () => RunOutput | undefined): PageSandbox['fetch'] =>
  async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, location.href), init);
    const { method, url } = request;
    const response = await sandbox.fetch(request.url, {
      method,
      headers: request.headers,
      ...(request.body && { body: await request.text() }),
      signal: request.signal,
    });
    await getOutput()?.addResponse(`${method} ${new URL(url).pathname}`, response.clone(), isFolded);
    return response;
  };

/** Runs shell scripts: the requests of a block, with the variables of all blocks before it. */
const createShell = (blocks: readonly Block[]) => async (at: number, sandbox: PageSandbox) => {
  const variables = {};
  for (const { source } of blocks.slice(0, at)) readShellRequests(source, variables);
  const { source, output } = blocks[at] as Block;
  output.clear();
  const fetch = createFetch(sandbox, false, () => output);
  for (const request of readShellRequests(source, variables)) await fetch(...send(request));
};

/** Runs the program of a page up to a block. A block that has run is run again with the blocks before it. */
const createProgram = (blocks: readonly Block[], file: string) => {
  let steps: AsyncGenerator<void> | undefined;
  let done = 0;
  return async (at: number, sandbox: PageSandbox) => {
    const { connect, program } = (await import(file)) as Program;
    if (!steps || done > at) {
      steps = program();
      done = 0;
    }
    let output: RunOutput | undefined;
    connect({ fetch: createFetch(sandbox, true, () => output), print: (line) => output?.print(line) });
    try {
      while (done <= at) {
        output = blocks[done]?.output;
        output?.clear();
        await steps.next();
        done += 1;
      }
    } catch (error) {
      steps = undefined;
      throw error;
    }
  };
};

const createBar = (main: Element, onStartOver: () => Promise<void>) => {
  const bar = document.createElement('p');
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: 'Start over',
  });
  bar.className = 'run-bar';
  bar.hidden = true;
  bar.append('You ran code in a sandbox in this page. ', button);
  button.addEventListener('click', async () => {
    await onStartOver();
    bar.hidden = true;
  });
  main.prepend(bar);
  return bar;
};

const addNote = (code: HTMLElement, reason: string): void => {
  code.after(Object.assign(document.createElement('p'), { className: 'run-note', textContent: reason }));
};

/** Adds a button to each block of a guide that a page can run, and the reason to the others. */
export const startRuns = (): void => {
  const main = document.querySelector('main');
  const all = [...document.querySelectorAll<HTMLElement>('.code[data-run], .code[data-no-run]')];
  if (!main || !canRunSandbox) return;
  for (const code of all) if (code.dataset.noRun !== undefined) addNote(code, code.dataset.noRun);
  const runnable = all.filter(({ dataset }) => dataset.run !== undefined);
  if (runnable.length === 0) return;
  const outputs: RunOutput[] = [];
  const page =
    location.pathname
      .split('/')
      .at(-1)
      ?.replace(/\.html$/, '') ?? '';
  const bar = createBar(main, async () => {
    await (await openPageSandbox()).startOver();
    for (const output of outputs) output.clear();
    start();
  });
  const blocks = runnable.map((code) => {
    const output = createRunOutput(code);
    outputs.push(output);
    return {
      language: code.dataset.run,
      source: code.querySelector('code')?.textContent ?? '',
      output,
      code,
    };
  });
  const [shell, program] = ['sh', 'ts'].map((language) =>
    blocks.filter((block) => block.language === language),
  );
  let runners: Record<string, (at: number, sandbox: PageSandbox) => Promise<void>> = {};
  const start = () => {
    runners = {
      sh: createShell(shell ?? []),
      ts: createProgram(program ?? [], liveFile(`guides/${page}.js`)),
    };
  };
  start();
  for (const { language = '', code, output } of blocks) {
    const at = (language === 'sh' ? shell : program)?.findIndex((block) => block.code === code) ?? 0;
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'run',
      textContent: 'Run',
    });
    code.append(button);
    button.addEventListener('click', async () => {
      button.disabled = true;
      button.textContent = 'Running…';
      try {
        const sandbox = await openPageSandbox();
        bar.hidden = false;
        await runners[language]?.(at, sandbox);
        output.finish();
      } catch (error) {
        output.print(String(error));
      }
      button.disabled = false;
      button.textContent = 'Run';
      button.focus();
    });
  }
};
