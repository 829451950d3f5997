import autocannon from 'autocannon';
import type { Server } from './start.ts';
import type { Workload } from './workloads.ts';
import { toRequest } from './workloads.ts';

/** The measurements of a server under a workload. */
export type Measurement = {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
};

/** The number of concurrent connections, each with one request at a time. */
export const connections = 10;

/**
 * Measures a server under a workload.
 *
 * @param extent the duration in seconds, or the number of requests
 * @throws Error if a response is not a success, since fast errors would distort the result
 */
export const load = async (
  { name, base, stateful }: Pick<Server, 'name' | 'base' | 'stateful'>,
  workload: Workload,
  extent: { duration: number } | { amount: number },
): Promise<Measurement> => {
  const result = await autocannon({
    url: base + workload.path,
    connections,
    ...toRequest(workload, stateful),
    ...extent,
  });
  const { errors, non2xx, latency, duration } = result;
  if (errors + non2xx > 0) {
    throw new Error(`${name}, ${workload.name}: ${non2xx} responses were errors, ${errors} requests failed.`);
  }
  return { requestsPerSecond: result['2xx'] / duration, p50: latency.p50, p99: latency.p99 };
};
