import { createSandbox, serve } from '@workspace-api/mock';
import { getMutant } from '@workspace-api/mock/mutants';
import { beforeAll, describe } from 'vitest';
import type { ClientOptions } from './create-client.ts';
import { createClient } from './create-client.ts';
import { createWorkspaceClient } from './create-workspace-client.ts';

type Respond = (request: Request) => Promise<Response>;

/** The options of a test for the connection between its client and the sandbox. */
export type Setup = {
  /** The name of a mutant to run in the sandbox. */
  mutant?: string;
  /** Wraps the server, inside the mutant. */
  wrap?: (next: Respond) => Respond;
  client?: Partial<ClientOptions>;
};

type Started = { url: string; send: Respond; close(): Promise<unknown> };

const inProcess = async (): Promise<Started> => {
  const sandbox = await createSandbox();
  return { url: 'http://127.0.0.1:4010', send: (request) => sandbox.fetch(request), close: sandbox.close };
};

const overSocket = async (): Promise<Started> => {
  const sandbox = await createSandbox();
  const { url, close } = await serve(sandbox, { port: 0 });
  return { url, send: (request) => fetch(request), close: () => close().then(sandbox.close) };
};

/** A client of the sandbox, its methods, and the sandbox's control plane. */
const connectTo = ({ url, send }: Started, { mutant, wrap = (next) => next, client: options }: Setup) => {
  const mutated = mutant === undefined ? wrap(send) : getMutant(mutant).wrap(wrap(send));
  const common = { baseUrl: `${url}/v1`, token: 'key_test_acme', fetch: mutated, ...options };
  const control = async (method: string, path: string, body?: unknown): Promise<void> => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const response = await send(new Request(`${url}/_sandbox${path}`, init));
    if (!response.ok)
      throw new Error(`The control plane returned ${response.status}: ${await response.text()}`);
  };
  return { client: createClient(common), api: createWorkspaceClient(common), control, url };
};

export type Connect = (setup?: Setup) => ReturnType<typeof connectTo>;

/**
 * Runs tests with a sandbox that is called in process, and with one behind a socket. The tests of a group share a sandbox, so
 * no test may read what another one writes.
 */
export const withSandboxes = (subject: string, define: (connect: Connect) => void): void => {
  describe.each([
    { way: 'in process', start: inProcess },
    { way: 'over a socket', start: overSocket },
  ])(`${subject}, $way`, ({ start }) => {
    let started: Started;
    beforeAll(async () => {
      started = await start();
      return () => started.close();
    });
    define((setup = {}) => connectTo(started, setup));
  });
};
