import type { Middleware } from '../call.ts';

/** Excludes a response from every cache (RFC 9111 section 5.2.2.5; for tokens RFC 6749 section 5.1). */
export const noStore: Middleware = (call) => {
  call.headers['Cache-Control'] = 'no-store';
};
