import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import { command } from '../command.ts';
import { newFolder } from './new-folder.ts';
import { type AtEnd, freshRecords, onServer } from './records.ts';
import { type Json, readResponse, tokens } from './start-sandbox.ts';

/** The location of a process's records, as environment and arguments. */
export type Whereabouts = { readonly env: Record<string, string>; readonly args: readonly string[] };

/** The location of records for a separate process: a database of this run's engine, or a file. */
export const createProcessRecords = async (atEnd: AtEnd = onTestFinished): Promise<Whereabouts> => {
  const { data, masterKey } = freshRecords(atEnd);
  if (data && masterKey) return { env: { DATABASE_URL: data, SANDBOX_MASTER_KEY: masterKey }, args: [] };
  return { env: {}, args: ['--data', join(await newFolder(atEnd), 'records.db')] };
};

/** Starts the command as a process, which ends after the test at the latest. */
export const launch = ({ env, args }: Whereabouts, atEnd: AtEnd = onTestFinished): ChildProcess => {
  const port = 'PORT' in env ? [] : ['--port', '0'];
  const child = spawn(process.execPath, [command, ...port, ...args], {
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

/** The exit code and output of the command, when it doesn't start. */
export const runToExit = async (where: Whereabouts): Promise<{ code: number | null; output: string }> => {
  const child = launch(where);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
};

/** A request to a process, with a demo token and a JSON body. */
export type Sent = {
  token?: string | null;
  body?: unknown;
  headers?: Record<string, string>;
};

/** Resolves with the address that a process prints once it listens. */
const waitForUrl = (child: ChildProcess, output: () => string): Promise<string> =>
  new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const origin = output().match(/API +(http:\/\/[^/]+)/)?.[1];
      if (origin && output().includes('curl')) resolve(origin);
    });
    child.once('close', () => reject(new Error(`The process ended with ${output()}`)));
  });

/** Starts a sandbox in its own process, and waits until it listens. */
export const startProcess = async (where: Whereabouts, atEnd: AtEnd = onTestFinished) => {
  const child = launch(where, atEnd);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const origin = await waitForUrl(child, () => output);
  const send = async (method: string, address: string, { token, body, headers }: Sent) =>
    readResponse(
      await fetch(origin + address, {
        method,
        headers: { ...(token ? { Authorization: `Bearer ${token}` } : {}), ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
  return {
    child,
    /** Scheme, host and port. */
    origin,
    /** Its output so far. */
    output: () => output,
    /** Sends a request to the API. */
    send: (method: string, path: string, options: Sent = {}) =>
      send(method, `/v1${path}`, { token: tokens.full, ...options }),
    /** Sends a request to the control plane. */
    control: (method: string, path: string, body?: unknown) => send(method, `/_sandbox${path}`, { body }),
    /** Kills it like `kill -9`. */
    async kill() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
};

/** A sandbox in its own process. */
export type SandboxProcess = Awaited<ReturnType<typeof startProcess>>;

/** All records of a list. */
export const listAll = async ({ send }: SandboxProcess, path: string): Promise<Json[]> => {
  const records: Json[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = `limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const { json } = await send('GET', `${path}?${query}`);
    records.push(...json.data);
    cursor = json.next_cursor;
  }
  return records;
};

/**
 * Starts two processes on the same records for the tests of a file. Each test starts with the demo records. Does
 * nothing if the records support only one process.
 *
 * @returns a function that returns both processes, to be called in tests
 */
export const twoProcesses = (): (() => readonly [SandboxProcess, SandboxProcess]) => {
  const cleanings: (() => Promise<void>)[] = [];
  const atEnd: AtEnd = (clean) => cleanings.push(clean);
  let both: [SandboxProcess, SandboxProcess] | undefined;
  const getBoth = () => {
    if (!both) throw new Error('Two processes need shared records. Skip the test without them.');
    return both;
  };
  beforeAll(async () => {
    if (!onServer()) return;
    const where = await createProcessRecords(atEnd);
    both = await Promise.all([startProcess(where, atEnd), startProcess(where, atEnd)]);
  });
  beforeEach(async () => {
    if (both) await both[0].control('POST', '/reset');
  });
  afterAll(async () => {
    for (const clean of cleanings.toReversed()) await clean();
  });
  return getBoth;
};
