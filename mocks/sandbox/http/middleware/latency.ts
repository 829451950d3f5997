import { wait } from '../../core/wait.ts';
import type { AppContext } from '../app-context.ts';
import type { Middleware } from '../call.ts';
import { drawLatency } from '../disturbance/latency.ts';

/** Lets every request wait while a latency is switched on. */
export const latency =
  (context: AppContext): Middleware =>
  (call) => {
    const { latency } = context.disturbance;
    if (latency) return wait(drawLatency(latency, context.random), call.request.signal);
  };
