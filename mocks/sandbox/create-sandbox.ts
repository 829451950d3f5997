import { getPath } from 'hono/utils/url';
import type { KnownToken } from './core/known-token.ts';
import { memoizeLast } from './core/memoize.ts';
import type { Seed } from './core/seed-records.ts';
import type { AppContext } from './domain/app-context.ts';
import { breakConnectionOnFailure } from './http/break-connection.ts';
import { compress } from './http/encodings/index.ts';
import type { RefusedRequest } from './http/protocol-errors.ts';
import { logRefused } from './http/request-log/log-request.ts';
import { type Bindings, toRequest } from './http/to-request.ts';
import { unlessAborted } from './http/unless-aborted.ts';
import { isApiPath } from './http/workspace-api.ts';
import { createApp } from './wiring/app.ts';
import { checkOptions } from './wiring/check-options.ts';
import { newSeedWarnings } from './wiring/check-seed.ts';
import { wire } from './wiring/context.ts';
import type { SandboxOptions } from './wiring/options.ts';
import { restoreSnapshot, type SandboxSnapshot, takeSnapshot } from './wiring/snapshot.ts';
import { start } from './wiring/start.ts';
import type { Wired } from './wiring/wired.ts';

/** A stateful server of the Workspace API. */
export type Sandbox = {
  /**
   * Handles a request like the global `fetch`, for any host, and also for a path such as `/v1/me`. `serve` passes
   * Node's request and response as `init`.
   *
   * @throws the reason of the request's signal after it is aborted; a write that had not started is not executed
   * @throws SandboxClosedError after `close`
   */
  fetch(input: Request | URL | string, init?: RequestInit | Bindings): Promise<Response>;
  /** Logs a request that the server could not read and that therefore never reached `fetch`. `serve` calls it. */
  logRefused(refusedRequest: RefusedRequest): void;
  /** The tokens whose secrets are known in advance, the most useful one first. */
  readonly tokens: readonly KnownToken[];
  /**
   * Moves the sandbox's clock forward and performs everything that falls due meanwhile: deliveries, schedules, runs,
   * billing periods.
   *
   * @throws RangeError for a duration that isn't positive, for a time beyond the year 9998, or if more than 40,000
   * scheduled runs fall due
   */
  advance(milliseconds: number): Promise<void>;
  /**
   * Restores the initial state: records, clock, rate limits, mutants and latency.
   *
   * @param records the initial records from now on, in place of the records that the sandbox was created with. Likely
   * mistakes in them are printed to the console as warnings
   * @throws InvalidRecordsError
   */
  reset(records?: Seed): Promise<void>;
  /** Reads every record and the clock, for `restore`. */
  snapshot(): Promise<SandboxSnapshot>;
  /**
   * Restores every record and the clock to the state of a snapshot. Fault rules, latency, mutants and the request log
   * stay unchanged.
   *
   * @param snapshot created by this sandbox, or by another process on the same database
   */
  restore(snapshot: SandboxSnapshot): Promise<void>;
  /** Closes open streams and the database. A second call does nothing. */
  close(): Promise<void>;
};

/** Thrown when a sandbox is called after `close`. */
export class SandboxClosedError extends Error {
  override readonly name = 'SandboxClosedError';

  constructor() {
    super('This sandbox is closed. Create another one with createSandbox().');
  }
}

/** A sandbox with its inner services, for tests of the sandbox itself. */
export type InspectableSandbox = Sandbox & { readonly context: AppContext };

/** Copies a server's request into an instance of the global `Request`, which can be cloned. */
const plain = ({ url, method, headers, body }: Request): Request =>
  new Request(url, { method, headers, ...(body && { body, duplex: 'half' }) });

/** Copies a request so that its response isn't compressed and a mutant can change it. */
const withoutCompression = (request: Request): Request => {
  const headers = new Headers(request.headers);
  headers.delete('Accept-Encoding');
  return new Request(request, { headers });
};

/** Prints likely mistakes in valid records, as `readSeedFile` does. */
const printWarnings = (records: Seed | undefined): void => {
  if (records === undefined) return;
  for (const { path, message } of newSeedWarnings(records)) console.warn(`Warning: ${path}: ${message}`);
};

const toSandbox = (wired: Wired): Sandbox => {
  const { context, peers } = wired;
  let isClosed = false;
  const whileOpen =
    <Input extends unknown[], Output>(work: (...input: Input) => Promise<Output>) =>
    (...input: Input): Promise<Output> =>
      isClosed ? Promise.reject(new SandboxClosedError()) : work(...input);
  return {
    fetch: whileOpen(createFetch(wired)),
    logRefused: (refusedRequest) => logRefused(context, refusedRequest),
    get tokens() {
      return context.knownTokens;
    },
    advance: whileOpen(context.advance),
    reset: whileOpen(async (records?: Seed) => {
      await context.reset(records);
      printWarnings(records);
    }),
    snapshot: whileOpen(() => takeSnapshot(wired)),
    restore: whileOpen((snapshot: SandboxSnapshot) => restoreSnapshot(wired, snapshot)),
    async close() {
      if (isClosed) return;
      isClosed = true;
      context.logFeed.end();
      context.activity.end();
      await peers.close();
      await context.deliveries.close();
      await context.agentScheduler.close();
      await context.database.close();
    },
  };
};

const createFetch = ({ context, peers }: Wired): Sandbox['fetch'] => {
  const app = createApp(context);
  const withMutants = memoizeLast((wrap: NonNullable<AppContext['faultInjection']['wrap']>) =>
    wrap((request) => app.fetch(withoutCompression(request), {})),
  );
  const respondWithMutant = async (
    wrap: NonNullable<AppContext['faultInjection']['wrap']>,
    request: Request,
    { outgoing }: Bindings,
  ): Promise<Response> =>
    breakConnectionOnFailure(await compress(request, await withMutants(wrap)(plain(request))), outgoing);
  const respond = (request: Request, bindings: Bindings): Promise<Response> => {
    const { wrap } = context.faultInjection;
    // Mutants wrap the whole API, with access only to HTTP.
    return wrap && isApiPath(getPath(request))
      ? respondWithMutant(wrap, request, bindings)
      : app.fetch(request, bindings);
  };
  // A request sees the results of all earlier requests, including requests to other processes.
  const respondUpToDate: typeof respond = (request, bindings) =>
    peers.shared ? peers.catchUpQuietly().then(() => respond(request, bindings)) : respond(request, bindings);
  return async (input, init) => {
    const { request, bindings } = toRequest(input, init);
    // A client on a port detects the end of its connection.
    return bindings.outgoing
      ? respondUpToDate(request, bindings)
      : unlessAborted(request.signal, () => respondUpToDate(request, bindings));
  };
};

const startWired = async (options: SandboxOptions): Promise<Wired> => {
  checkOptions(options);
  const wired = await wire(options);
  await start(wired, options.records !== undefined).catch(async (error: unknown) => {
    await wired.context.database.close();
    throw error;
  });
  printWarnings(options.records);
  return wired;
};

/**
 * Creates a sandbox with its inner services: for tests of the sandbox itself.
 *
 * @throws as `createSandbox` does
 */
export const createInspectableSandbox = async (options: SandboxOptions = {}): Promise<InspectableSandbox> => {
  const wired = await startWired(options);
  return Object.assign(toSandbox(wired), { context: wired.context });
};

/**
 * Creates a sandbox. It doesn't listen on a port: call its `fetch`, or `serve` it.
 *
 * @throws Error if the records can't be stored at the location that the options specify; InvalidOptionError;
 * InvalidRecordsError; UnknownMutantError; InvalidLatencyError
 * @example
 * const sandbox = await createSandbox();
 * const [{ token }] = sandbox.tokens;
 * const me = await sandbox.fetch('/v1/me', { headers: { Authorization: `Bearer ${token}` } });
 * await sandbox.close();
 */
export const createSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> =>
  toSandbox(await startWired(options));
