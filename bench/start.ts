import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../mocks/test/free-port.ts';
import type { Contender, Files } from './contenders.ts';
import { toRequest, workloads } from './workloads.ts';

/** Figures of a process, as `servers/report-usage.js` returns them: microseconds and KiB. */
type Usage = {
  readonly cpuTime: number;
  readonly peak: number;
  readonly collected: { readonly heap: number; readonly now: number };
};

/** A running server. */
export type Server = {
  /** The base URL for paths of the contract. */
  readonly base: string;
  /** Milliseconds from the start of its process to its first response with 200. */
  readonly startUp: number;
  readonly read: <Figure extends keyof Usage>(figure: Figure) => Promise<Usage[Figure]>;
  readonly stop: () => Promise<void>;
};

const usageReporter = fileURLToPath(new URL('servers/report-usage.js', import.meta.url));

/** Sends requests until one succeeds. @throws Error if the process ends, or after 2 minutes */
const firstSuccess = async (child: ChildProcess, name: string, base: string): Promise<void> => {
  const [first] = workloads;
  if (!first) throw new Error('No workload is defined.');
  let last = 'none';
  for (const end = Date.now() + 120_000; Date.now() < end; await wait(2)) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${name} ended with ${child.signalCode ?? `exit code ${child.exitCode}`}.`);
    const response = await fetch(base + first.path, toRequest(first)).catch(() => undefined);
    if (response?.status === 200) return void (await response.arrayBuffer());
    if (response) last = `${response.status} ${await response.text()}`;
  }
  throw new Error(`${name} did not return 200 within 2 minutes. Last response: ${last}.`);
};

/** Starts a server in a process of its own. */
export const start = async (
  { name, base: prefix, command }: Contender,
  files: Files = { document: '', responses: '' },
): Promise<Server> => {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}${prefix}`;
  const began = performance.now();
  const child = spawn(process.execPath, ['--import', usageReporter, ...command(port, files)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  try {
    await firstSuccess(child, name, base);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    base,
    startUp: performance.now() - began,
    async read(figure) {
      child.send(figure);
      const [value] = await once(child, 'message');
      return value;
    },
    stop,
  };
};
