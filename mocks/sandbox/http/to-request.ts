import type { Bindings } from './bindings.ts';

/** Stands for the host in addresses that have none; no request goes there. */
const base = 'http://sandbox';

const isBindings = (init: RequestInit | Bindings | undefined): init is Bindings =>
  init !== undefined && ('incoming' in init || 'outgoing' in init);

/** What the sandbox's `fetch` was called with: as the global one is, or by the server of a port. */
export const toRequest = (
  input: Request | URL | string,
  init: RequestInit | Bindings | undefined,
): { request: Request; bindings: Bindings } => {
  const bindings = isBindings(init) ? init : {};
  const given = isBindings(init) ? undefined : init;
  const hasNoHost = typeof input === 'string' && input.startsWith('/');
  if (typeof input === 'string' || input instanceof URL)
    return { request: new Request(hasNoHost ? base + input : input, given), bindings };
  // The port's request is another class than the platform's: it is handed on as it is.
  return { request: given === undefined ? input : new Request(input, given), bindings };
};
