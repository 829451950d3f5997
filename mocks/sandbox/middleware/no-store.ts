import type { MiddlewareHandler } from 'hono';

/** Keeps answers that hold tokens out of every cache (RFC 6749 section 5.1). */
export const noStore = (): MiddlewareHandler => async (c, next) => {
  c.header('Cache-Control', 'no-store');
  await next();
};
