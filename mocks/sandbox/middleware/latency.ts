import type { Middleware } from '../api/call.ts';
import type { AppContext } from '../app-context.ts';
import { drawLatency } from '../disturbance/latency.ts';
import { wait } from '../disturbance/wait.ts';

/** Lets every request wait while a latency is switched on. */
export const latency =
  (context: AppContext): Middleware =>
  (call) => {
    const { latency } = context.disturbance;
    if (latency) return wait(drawLatency(latency, context.random), call.request.signal);
  };
