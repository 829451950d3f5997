import { type Bindings, findConnection } from '#host/connection.ts';
import type { Connection } from '../host/connection.ts';

/** The origin for URLs without one. No request is sent to it. */
const base = 'http://sandbox';

/**
 * Creates the request for a call of the sandbox's `fetch`, which takes the arguments of the global `fetch`, or the
 * bindings of a server.
 */
export const toRequest = (
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
