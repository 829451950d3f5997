import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Contender, Files } from './contenders.ts';
import { freePort } from './free-port.ts';
import { toRequest, workloads } from './workloads.ts';

/** Memory of a process in KiB: its peak, and the current value. */
type Memory = { readonly peak: number; readonly now: number };

/** A running server. */
export type Server = {
  readonly name: string;
  /** The base URL for paths of the contract. */
  readonly base: string;
  readonly stateful: boolean;
  /** Milliseconds from the start of its process to its first response with 200. */
  readonly startUp: number;
  memory(): Promise<Memory>;
  /** Reads a figure of the process that `servers/report-usage.js` returns. */
  read<Figure>(name: string): Promise<Figure>;
  /** Stops its process and starts another one on another port. Its peak memory is the peak of all its processes. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

const usageReporter = fileURLToPath(new URL('servers/report-usage.js', import.meta.url));

/** Sends requests until one succeeds. @throws Error if the process ends, or after 30 s */
const firstSuccess = async (child: ChildProcess, name: string, base: string): Promise<void> => {
  const [first] = workloads;
  if (!first) throw new Error('No workload is defined.');
  let last = 'none';
  for (const end = Date.now() + 30_000; Date.now() < end; await wait(2)) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${name} ended with ${child.signalCode ?? `exit code ${child.exitCode}`}.`);
    const response = await fetch(base + first.path, toRequest(first)).catch(() => undefined);
    if (response?.status === 200) return void (await response.arrayBuffer());
    if (response) last = `${response.status} ${await response.text()}`;
  }
  throw new Error(`${name} did not return 200 within 30 s. Last response: ${last}.`);
};

type ServerProcess = Omit<Server, 'name' | 'stateful' | 'restart'>;

const startProcess = async (
  { name, base: prefix, command, env }: Contender,
  files: Files,
): Promise<ServerProcess> => {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}${prefix}`;
  const began = performance.now();
  const child = spawn(process.execPath, ['--import', usageReporter, ...command(port, files)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
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
  const read = async <Figure>(figure: string): Promise<Figure> => {
    child.send(figure);
    const [value] = (await once(child, 'message')) as [Figure];
    return value;
  };
  return {
    base,
    startUp: performance.now() - began,
    memory: () => read<Memory>('memory'),
    read,
    stop,
  };
};

/** Starts a server in a separate process. */
export const start = async (contender: Contender, files: Files): Promise<Server> => {
  let running = await startProcess(contender, files);
  let peak = 0;
  const memory = async (): Promise<Memory> => {
    const current = await running.memory();
    peak = Math.max(peak, current.peak);
    return { ...current, peak };
  };
  return {
    name: contender.name,
    stateful: contender.stateful ?? false,
    get base() {
      return running.base;
    },
    startUp: running.startUp,
    memory,
    read: (figure) => running.read(figure),
    restart: async () => {
      await memory();
      await running.stop();
      running = await startProcess(contender, files);
    },
    stop: () => running.stop(),
  };
};
