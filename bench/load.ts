import autocannon from 'autocannon';
import { requestOf } from './request.ts';
import type { Running } from './start.ts';
import type { Workload } from './workloads.ts';

/** How a server bore a workload. */
export type Measured = {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
};

/** Connections at once, each with one request under way. */
export const connections = 10;

/**
 * Puts a server under a workload.
 *
 * @param extent seconds, or how many requests
 * @throws Error where an answer is no success: a fast refusal is no speed
 */
export const load = async (
  { name, base }: Pick<Running, 'name' | 'base'>,
  workload: Workload,
  extent: { duration: number } | { amount: number },
): Promise<Measured> => {
  const result = await autocannon({
    url: base + workload.path,
    connections,
    ...requestOf(workload),
    ...extent,
  });
  const { errors, non2xx, latency, duration } = result;
  if (errors + non2xx > 0) {
    throw new Error(`${name}, ${workload.name}: ${non2xx} answers were no success, ${errors} never came.`);
  }
  return { requestsPerSecond: result['2xx'] / duration, p50: latency.p50, p99: latency.p99 };
};
