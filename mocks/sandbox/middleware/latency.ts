import type { MiddlewareHandler } from 'hono';
import type { AppContext } from '../app-context.ts';
import { drawLatency } from '../disturbance/latency.ts';
import { wait } from '../disturbance/wait.ts';
import type { Env } from '../env.ts';

/** Lets every request wait while a latency is switched on. */
export const latency =
  (context: AppContext): MiddlewareHandler<Env> =>
  async (c, next) => {
    const { latency } = context.disturbance;
    if (latency) await wait(drawLatency(latency, context.random), c.req.raw.signal);
    await next();
  };
