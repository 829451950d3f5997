import type { HttpBindings } from '@hono/node-server';

/** Node's request and response, where the sandbox is served on a port. */
export type Bindings = Partial<HttpBindings> & {
  /** Aborted when the server stops: open streams end. */
  readonly closing?: AbortSignal;
};

/** The origin of URLs without one; no request is sent there. */
const base = 'http://sandbox';

const isBindings = (init: RequestInit | Bindings | undefined): init is Bindings =>
  init !== undefined && ('incoming' in init || 'outgoing' in init || 'closing' in init);

/** The request of a call of the sandbox's `fetch`, which takes the arguments of the global `fetch`, or Node's bindings. */
export const toRequest = (
  input: Request | URL | string,
  init: RequestInit | Bindings | undefined,
): { request: Request; bindings: Bindings } => {
  const bindings = isBindings(init) ? init : {};
  const requestInit = isBindings(init) ? undefined : init;
  const hasNoHost = typeof input === 'string' && input.startsWith('/');
  if (typeof input === 'string' || input instanceof URL)
    return { request: new Request(hasNoHost ? base + input : input, requestInit), bindings };
  // The request of @hono/node-server is of another class than the platform's: it is passed on unchanged.
  return { request: requestInit === undefined ? input : new Request(input, requestInit), bindings };
};
