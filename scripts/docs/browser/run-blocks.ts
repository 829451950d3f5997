import type { ShellRequest } from '../../../generated/code/shell-requests.ts';
import { liveFile } from './page-sandbox.ts';
import type { RunOutput } from './run-output.ts';
import type { PageSandbox } from './sandbox.ts';

/** A bundled program of a page (`run/guide-runs.ts`). */
type Program = {
  readonly connect: (surroundings: { fetch: PageSandbox['fetch']; print: (line: string) => void }) => void;
  readonly program: () => AsyncGenerator<void>;
};

/** A block of code that a page can run. */
export type Block = {
  /** The requests of a shell script; null for a part of the page's program. */
  readonly requests: readonly ShellRequest[] | null;
  readonly output: RunOutput;
};

/** Runs a block, and shows the responses in its output. */
export type Run = (block: Block, sandbox: PageSandbox) => Promise<void>;

/** Sends requests to the sandbox, and shows each response in the output of the block that runs. */
const createFetch =
  (sandbox: PageSandbox, isFolded: boolean, getOutput: () => RunOutput | undefined): PageSandbox['fetch'] =>
  async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, location.href), init);
    const { method, url } = request;
    const response = await sandbox.fetch(request);
    await getOutput()?.addResponse(`${method} ${new URL(url).pathname}`, response.clone(), isFolded);
    return response;
  };

/** Runs the program of a page up to a block. A block that has run is run again with the blocks before it. */
const createProgram = (blocks: readonly Block[], file: string): Run => {
  let steps: AsyncGenerator<void> | undefined;
  let done = 0;
  return async (block, sandbox) => {
    const at = blocks.indexOf(block);
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

/**
 * Creates what runs the blocks of a page, from its first block on.
 *
 * @param page the path of the page without its extension, such as `guides/quick-start`
 */
export const createRuns = (blocks: readonly Block[], page: string): Run => {
  const parts = blocks.filter(({ requests }) => requests === null);
  const runProgram = createProgram(parts, liveFile(`${page}.js`));
  return async (block, sandbox) => {
    const { requests, output } = block;
    if (requests === null) return runProgram(block, sandbox);
    output.clear();
    const fetch = createFetch(sandbox, false, () => output);
    for (const { url, ...request } of requests) await fetch(url, request);
  };
};
