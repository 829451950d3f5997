import type { Middleware } from '../call.ts';

/** Keeps answers that hold tokens out of every cache (RFC 6749 section 5.1). */
export const noStore: Middleware = (call) => {
  call.headers['Cache-Control'] = 'no-store';
};
