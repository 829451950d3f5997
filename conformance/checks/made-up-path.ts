import type { Exchange } from '../target/exchange.ts';
import { statusFits } from './tolerated-errors.ts';

/**
 * Whether a path is one that only tests send: a segment with escapes or a dot at its end, or a workspace in capitals. A framework
 * may respond with a redirect to the usual notation of the path, before any operation sees the request.
 */
export const isMadeUp = (url: string): boolean => {
  const { pathname } = new URL(url);
  return /%|\.(?:\/|$)|\/workspaces\/[^/]*[A-Z]/.test(pathname);
};

/** Whether a response redirects a made-up path. That gives no access, so it is as good as a refusal. */
export const redirectsMadeUpPath = ({ status, request }: Exchange): boolean =>
  statusFits(status, '3XX') && isMadeUp(request.url);
