import { createSandbox, type SandboxOptions, serve } from '@workspace-api/mock';
import { getMutant } from '@workspace-api/mock/mutants';
import { beforeAll, describe, onTestFinished } from 'vitest';
import { type ClientOptions, createClient } from './create-client.ts';
import { createWorkspaceClient } from './create-workspace-client.ts';

type Respond = (request: Request) => Promise<Response>;

/** The ways to connect a client to a sandbox. */
export const transports = ['in process', 'over a socket'] as const;

/** Starts a sandbox that is called in process, or behind a socket. */
const start = async (transport: string, options?: SandboxOptions) => {
  const sandbox = await createSandbox(options);
  const served = transport === 'over a socket' ? await serve(sandbox, { port: 0 }) : undefined;
  const url = served?.url ?? 'http://127.0.0.1:4010';
  const send: Respond = served ? (request) => fetch(request) : (request) => sandbox.fetch(request);
  /** Calls the sandbox's control plane. */
  const control = async (method: string, path: string, body?: unknown): Promise<void> => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const response = await send(new Request(`${url}/_sandbox${path}`, init));
    if (!response.ok)
      throw new Error(`The control plane returned ${response.status}: ${await response.text()}`);
  };
  const close = async (): Promise<void> => {
    await served?.close();
    await sandbox.close();
  };
  return { sandbox, url, baseUrl: `${url}/v1`, send, control, close };
};

type Started = Awaited<ReturnType<typeof start>>;

/** Starts a sandbox for one test. */
export const startSandbox = async (transport = 'in process', options?: SandboxOptions): Promise<Started> => {
  const started = await start(transport, options);
  onTestFinished(started.close);
  return started;
};

/** The options of a test for the connection between its client and the sandbox. */
export type Setup = {
  /** The name of a mutant to run in the sandbox. */
  mutant?: string;
  /** Wraps the server, inside the mutant. */
  wrap?: (next: Respond) => Respond;
  client?: Partial<ClientOptions>;
};

/** A client of a sandbox, its methods, and the requests that they send. */
const connectTo = (started: Started, { mutant, wrap = (next) => next, client: options }: Setup) => {
  const requests: Request[] = [];
  const wrapped = wrap(started.send);
  const mutated = mutant === undefined ? wrapped : getMutant(mutant).wrap(wrapped);
  const fetch: Respond = (request) => {
    requests.push(request);
    return mutated(request);
  };
  const common = { baseUrl: started.baseUrl, token: 'key_test_acme', fetch, ...options };
  return { ...started, client: createClient(common), api: createWorkspaceClient(common), requests };
};

export type Connect = (setup?: Setup) => ReturnType<typeof connectTo>;

/** Connects a client to a sandbox that is called in process, for one test. */
export const connect = async (setup: Setup = {}, options?: SandboxOptions) =>
  connectTo(await startSandbox('in process', options), setup);

/**
 * Runs tests with a sandbox that is called in process, and with one behind a socket. The tests of a group share a sandbox, so
 * no test may read what another one writes.
 */
export const withSandboxes = (subject: string, define: (connect: Connect) => void): void => {
  describe.each(transports)(`${subject}, %s`, (transport) => {
    let started: Started;
    beforeAll(async () => {
      started = await start(transport);
      return started.close;
    });
    define((setup = {}) => connectTo(started, setup));
  });
};
