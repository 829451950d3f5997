import { controlPath } from '@workspace-api/contract/sandbox';
import { getPath } from 'hono/utils/url';
import { type Bindings, findConnection } from '#host/connection.ts';
import { createControlWith, listViolations } from './connect-sandbox.ts';
import { unlessAborted } from './core/unless-aborted.ts';
import type { AppContext } from './domain/app-context.ts';
import type { Connection } from './host/connection.ts';
import { getBearerToken } from './http/bearer.ts';
import { compress } from './http/encodings/compress.ts';
import { isApiPath } from './http/mounts.ts';
import { logRefused } from './http/request-log/log-request.ts';
import { type Sandbox, SandboxClosedError } from './sandbox.ts';
import type { SandboxSnapshot } from './store/seed/sandbox-snapshot.ts';
import type { Seed } from './store/seed/seed-records.ts';
import { advance } from './wiring/advance.ts';
import { createApp } from './wiring/app.ts';
import { checkOptions } from './wiring/check-options.ts';
import { newSeedWarnings } from './wiring/check-seed.ts';
import { createContext } from './wiring/context.ts';
import type { SandboxOptions } from './wiring/options.ts';
import { reset, restoreSnapshot, takeSnapshot } from './wiring/reset.ts';

/** The origin for URLs without one. No request is sent to it. */
const base = 'http://sandbox';

/**
 * Creates the request for a call of the sandbox's `fetch`, which takes the arguments of the global `fetch`, or the
 * bindings of a server.
 */
const toRequest = (
  input: Request | URL | string,
  init: RequestInit | Bindings | undefined,
): { request: Request; connection: Connection | undefined } => {
  const connection = findConnection(init);
  const requestInit = connection ? undefined : (init as RequestInit | undefined);
  const hasNoHost = typeof input === 'string' && input.startsWith('/');
  if (typeof input === 'string' || input instanceof URL)
    return { request: new Request(hasNoHost ? base + input : input, requestInit), connection };
  // The request of @hono/node-server isn't an instance of the platform's class, so it is passed on unchanged.
  return { request: requestInit === undefined ? input : new Request(input, requestInit), connection };
};

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

const toSandbox = (context: AppContext, { controlToken }: Pick<SandboxOptions, 'controlToken'>): Sandbox => {
  let isClosed = false;
  const whileOpen =
    <Input extends unknown[], Output>(work: (...input: Input) => Promise<Output>) =>
    (...input: Input): Promise<Output> =>
      isClosed ? Promise.reject(new SandboxClosedError()) : work(...input);
  const fetch = whileOpen(createFetch(context));
  const control = createControlWith(fetch, controlPath, controlToken);
  return {
    fetch,
    control,
    violations: () => listViolations(control),
    logRefused: (refusedRequest) => logRefused(context, refusedRequest),
    get tokens() {
      return context.knownTokens;
    },
    advance: whileOpen((milliseconds: number) => advance(context, milliseconds)),
    reset: whileOpen(async (records?: Seed | 'demo') => {
      await reset(context, records);
      if (records !== 'demo') printWarnings(records);
    }),
    snapshot: whileOpen(() => takeSnapshot(context)),
    restore: whileOpen((snapshot: SandboxSnapshot) => restoreSnapshot(context, snapshot)),
    async close() {
      if (isClosed) return;
      isClosed = true;
      context.logFeed.end();
      context.activity.end();
      await context.peers.close();
      await context.deliveries.close();
      await context.agentScheduler.close();
      await context.database.close();
    },
  };
};

/** Replaces the origin of a request that a proxy has passed on, so that all addresses in the response have it. */
const withOrigin = (request: Request, origin: string): Request => {
  const path = request.url.indexOf('/', 'https://'.length);
  return path === -1
    ? request
    : Object.defineProperty(request, 'url', { value: origin + request.url.slice(path) });
};

/** The workspace of a request: the one in its path, or the one of its token. */
const findWorkspace = async ({ callers }: AppContext, request: Request): Promise<string | undefined> => {
  const [, , collection, slug] = getPath(request).split('/');
  if (collection === 'workspaces' && slug !== undefined && slug !== 'current') return slug;
  const secret = getBearerToken(request.headers.get('Authorization') ?? undefined);
  return secret === undefined ? undefined : (await callers.findPrincipal(secret))?.workspace.slug;
};

const createFetch = (context: AppContext): Sandbox['fetch'] => {
  const { peers } = context;
  const app = createApp(context);
  const unwrapped = (request: Request) => app(withoutCompression(request));
  const respond = async (request: Request, connection: Connection | undefined): Promise<Response> => {
    const { faultInjection } = context;
    const { wrap } = faultInjection.sandbox;
    const own = faultInjection.hasWorkspaces
      ? faultInjection.of(await findWorkspace(context, request))?.wrap
      : undefined;
    // Mutants wrap the whole API, with access only to HTTP.
    if (!(own ?? wrap) || !isApiPath(getPath(request))) return app(request, connection);
    const server = wrap?.(unwrapped) ?? unwrapped;
    const response = await compress(request, await (own?.(server) ?? server)(plain(request)));
    return connection?.breakOnFailure(response) ?? response;
  };
  // A request sees the results of all earlier requests, including requests to other processes.
  const respondUpToDate: typeof respond = (request, connection) =>
    peers.shared
      ? peers.catchUpQuietly().then(() => respond(request, connection))
      : respond(request, connection);
  return async (input, init) => {
    const { request, connection } = toRequest(input, init);
    const { publicUrl } = context;
    // A client on a port detects the end of its connection.
    return connection
      ? respondUpToDate(publicUrl === undefined ? request : withOrigin(request, publicUrl), connection)
      : unlessAborted(request.signal, () => respondUpToDate(request, connection));
  };
};

const startContext = async (options: SandboxOptions): Promise<AppContext> => {
  checkOptions(options);
  const context = await createContext(options);
  printWarnings(options.records);
  return context;
};

/**
 * Creates a sandbox with its inner services: for tests of the sandbox itself.
 *
 * @throws as `createSandbox` does
 */
export const createInspectableSandbox = async (options: SandboxOptions = {}): Promise<InspectableSandbox> => {
  const context = await startContext(options);
  return Object.assign(toSandbox(context, options), { context });
};

/** Creates a sandbox. `createSandbox` of the package loads this module and calls this function. */
export const createSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> =>
  toSandbox(await startContext(options), options);
