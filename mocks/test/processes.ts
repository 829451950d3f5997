import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import { command } from '../command.ts';
import { type AtEnd, freshRecords, onServer } from './records.ts';
import { tokens } from './start-sandbox.ts';

/** A folder that is gone after the test. */
export const newFolder = async (atEnd: AtEnd = onTestFinished): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  atEnd(() => rm(folder, { recursive: true }));
  return folder;
};

/** Where the records of a process are, as its environment and arguments say it. */
export type Whereabouts = { readonly env: Record<string, string>; readonly args: readonly string[] };

/** Where a process of its own finds the records: a database of this run's engine, or a file. */
export const recordsOfProcess = async (atEnd: AtEnd = onTestFinished): Promise<Whereabouts> => {
  const { data, masterKey } = freshRecords(atEnd);
  if (data && masterKey) return { env: { DATABASE_URL: data, SANDBOX_MASTER_KEY: masterKey }, args: [] };
  return { env: {}, args: ['--data', join(await newFolder(atEnd), 'records.db')] };
};

/** Starts the command as a process, which is gone after the test at the latest. */
export const launch = ({ env, args }: Whereabouts, atEnd: AtEnd = onTestFinished): ChildProcess => {
  const child = spawn(process.execPath, [command, '--port', '0', ...args], {
    env: { ...process.env, PORT: '', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  atEnd(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  return child;
};

/** What is sent to a process: a token of the demo, and a body that is JSON. */
export type Sent = {
  token?: string | null;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/** An answer, read. `json` is whatever the test takes it for. */
export type ProcessAnswer = { status: number; headers: Headers; text: string; json: Json };
// biome-ignore lint/suspicious/noExplicitAny: a test says by its assertions what the body is.
type Json = any;

/** A sandbox that runs in a process of its own. */
export type SandboxProcess = {
  readonly child: ChildProcess;
  /** Scheme, host and port. */
  readonly origin: string;
  /** What it printed so far. */
  readonly output: () => string;
  /** Sends a request to the API. */
  send(method: string, path: string, sent?: Sent): Promise<ProcessAnswer>;
  /** Sends one to the control plane. */
  control(method: string, path: string, body?: unknown): Promise<ProcessAnswer>;
  /** Ends it as `kill -9` does, at once. */
  kill(): Promise<void>;
};

const read = async (answer: Response): Promise<ProcessAnswer> => {
  const text = await answer.text();
  const isJson = answer.headers.get('Content-Type') === 'application/json';
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    json: isJson ? JSON.parse(text) : undefined,
  };
};

/** Resolves with the address that a process prints once it listens. */
const begun = (child: ChildProcess, output: () => string): Promise<string> =>
  new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const origin = output().match(/API +(http:\/\/[^/]+)/)?.[1];
      if (origin && output().includes('curl')) resolve(origin);
    });
    child.once('close', () => reject(new Error(`The process ended with ${output()}`)));
  });

/** Starts a sandbox in a process of its own, and waits until it answers. */
export const startProcess = async (
  where: Whereabouts,
  atEnd: AtEnd = onTestFinished,
): Promise<SandboxProcess> => {
  const child = launch(where, atEnd);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk));
  const origin = await begun(child, () => printed);
  const ask = async (method: string, address: string, { token, body, headers, signal }: Sent) =>
    read(
      await fetch(origin + address, {
        method,
        headers: { ...(token ? { Authorization: `Bearer ${token}` } : {}), ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
      }),
    );
  return {
    child,
    origin,
    output: () => printed,
    send: (method, path, sent = {}) => ask(method, `/v1${path}`, { token: tokens.full, ...sent }),
    control: (method, path, body) => ask(method, `/_sandbox${path}`, { body }),
    async kill() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
};

/**
 * Two processes on the same records for the tests of a file. Each test finds the demo records, whatever the one before
 * it did; none of it where the records are of one process alone.
 *
 * @returns both, once the tests run
 */
export const twoProcesses = (): (() => readonly [SandboxProcess, SandboxProcess]) => {
  const cleanings: (() => Promise<void>)[] = [];
  const atEnd: AtEnd = (clean) => cleanings.push(clean);
  let both: [SandboxProcess, SandboxProcess] | undefined;
  const running = () => {
    if (!both) throw new Error('There are two processes only where records can be shared: skip the test.');
    return both;
  };
  beforeAll(async () => {
    if (!onServer()) return;
    const where = await recordsOfProcess(atEnd);
    both = await Promise.all([startProcess(where, atEnd), startProcess(where, atEnd)]);
  });
  beforeEach(async () => {
    if (both) await both[0].control('POST', '/reset');
  });
  afterAll(async () => {
    for (const clean of cleanings.toReversed()) await clean();
  });
  return running;
};
