import type { Sandbox } from './sandbox.ts';
import type { Served, ServedSandbox, ServeOptions } from './serve.ts';
import type { SandboxOptions } from './wiring/options.ts';

export { InvalidOptionError } from './core/option-checks.ts';
export { type Sandbox, SandboxClosedError } from './sandbox.ts';
export type { Served, ServeOptions } from './serve.ts';
export type { SandboxSnapshot } from './store/seed/sandbox-snapshot.ts';
export type { SandboxOptions } from './wiring/options.ts';

// The database and the server are loaded on the first call, so that a test file that only imports the package starts fast.

/**
 * Creates a sandbox. It doesn't listen on a port: call its `fetch`, or `serve` it.
 *
 * @throws Error if the records can't be stored at the location that the options specify; InvalidOptionError;
 * InvalidRecordsError; UnknownMutantError; InvalidLatencyError
 * @example
 * const sandbox = await createSandbox();
 * const [{ secret }] = sandbox.tokens;
 * const me = await sandbox.fetch('/v1/me', { headers: { Authorization: `Bearer ${secret}` } });
 * await sandbox.close();
 */
export const createSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> =>
  (await import('./create-sandbox.ts')).createSandbox(options);

/**
 * Serves a sandbox over HTTP, on loopback by default.
 *
 * @throws Error with `code` `EADDRINUSE` if the port is in use; InvalidOptionError; RangeError if `headersTimeout` is longer than
 * `requestTimeout`
 * @example
 * const sandbox = await createSandbox();
 * const { url, close } = await serve(sandbox, { port: 0 });
 * await fetch(`${url}/v1/me`, { headers: { Authorization: 'Bearer key_test_acme' } });
 * await close();
 * await sandbox.close();
 */
export const serve = async (sandbox: ServedSandbox, options: ServeOptions): Promise<Served> =>
  (await import('./serve.ts')).serve(sandbox, options);
