import type { MiddlewareHandler } from 'hono';
import type { AppContext } from '../app-context.ts';
import type { Env } from '../env.ts';

/** Dates every answer by the sandbox's clock (RFC 9110 section 6.6.1), by which its expiries are to be read. */
export const date =
  (context: AppContext): MiddlewareHandler<Env> =>
  async (c, next) => {
    c.header('Date', context.clock.now().toUTCString());
    await next();
  };
