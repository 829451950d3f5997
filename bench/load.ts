import { requirePeer } from './require-peer.ts';
import type { Server } from './start.ts';
import { toRequest, type Workload } from './workloads.ts';

/** The measurements of a server under a workload. */
export type Measurement = {
  readonly requestsPerSecond: number;
  /** CPU time of the server per request, in microseconds. */
  readonly cpuTime: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
};

/** What is used of autocannon. */
type Autocannon = (options: {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly connections: number;
  readonly duration?: number;
  readonly amount?: number;
}) => Promise<{
  readonly '2xx': number;
  readonly non2xx: number;
  readonly errors: number;
  /** Seconds. */
  readonly duration: number;
  readonly latency: { readonly p50: number; readonly p99: number };
}>;

/** The number of concurrent connections, each with one request at a time. */
export const connections = 10;

/**
 * Measures a server under a workload.
 *
 * @param extent the duration in seconds, or the number of requests
 * @throws Error if a response is not a success, since fast errors would distort the result
 */
export const load = async (
  server: Server,
  workload: Workload,
  extent: { duration: number } | { amount: number },
): Promise<Measurement> => {
  const autocannon = requirePeer('autocannon') as Autocannon;
  const cpuTimeBefore = await server.read<number>('cpuTime');
  const result = await autocannon({
    url: server.base + workload.path,
    connections,
    ...toRequest(workload, server.stateful),
    ...extent,
  });
  const cpuTime = (await server.read<number>('cpuTime')) - cpuTimeBefore;
  const { errors, non2xx, latency, duration } = result;
  if (errors + non2xx > 0)
    throw new Error(
      `${server.name}, ${workload.name}: ${non2xx} responses were errors, ${errors} requests failed.`,
    );
  const responses = result['2xx'];
  return {
    requestsPerSecond: responses / duration,
    cpuTime: cpuTime / responses,
    p50: latency.p50,
    p99: latency.p99,
  };
};
