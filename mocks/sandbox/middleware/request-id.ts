import type { MiddlewareHandler } from 'hono';
import type { AppContext } from '../app-context.ts';
import type { Env } from '../env.ts';

/** The response header with the request's id. */
export const requestIdHeader = 'X-Request-Id';

/** Names every request, so that a fault in the log can be found by what its caller saw. */
export const requestId =
  (context: AppContext): MiddlewareHandler<Env> =>
  async (c, next) => {
    const id = context.ids('req');
    c.set('requestId', id);
    c.header(requestIdHeader, id);
    await next();
  };
