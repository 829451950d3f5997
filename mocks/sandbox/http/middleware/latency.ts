import type { AppContext } from '../../domain/app-context.ts';
import type { Middleware } from '../call.ts';
import { delay } from '../client-gone.ts';
import { drawLatency } from '../fault-injection/latency.ts';

/** Delays every request while a latency is set. */
export const latency =
  (context: AppContext): Middleware =>
  (call) => {
    const { latency } = context.faultInjection;
    if (latency) return delay(call, drawLatency(latency, context.random));
  };
