import type { HttpBindings } from '@hono/node-server';

/** Node's request and response, if the sandbox is served on a port. */
export type Bindings = Partial<HttpBindings> & {
  /** Aborted when the server stops, which ends open streams. */
  readonly closing?: AbortSignal;
};

/** The origin for URLs without one. No request is sent to it. */
const base = 'http://sandbox';

const isBindings = (init: RequestInit | Bindings | undefined): init is Bindings =>
  init !== undefined && ('incoming' in init || 'outgoing' in init || 'closing' in init);

/**
 * Creates the request for a call of the sandbox's `fetch`, which takes the arguments of the global `fetch`, or Node's
 * bindings.
 */
export const toRequest = (
  input: Request | URL | string,
  init: RequestInit | Bindings | undefined,
): { request: Request; bindings: Bindings } => {
  const bindings = isBindings(init) ? init : {};
  const requestInit = isBindings(init) ? undefined : init;
  const hasNoHost = typeof input === 'string' && input.startsWith('/');
  if (typeof input === 'string' || input instanceof URL)
    return { request: new Request(hasNoHost ? base + input : input, requestInit), bindings };
  // The request of @hono/node-server isn't an instance of the platform's class, so it is passed on unchanged.
  return { request: requestInit === undefined ? input : new Request(input, requestInit), bindings };
};
