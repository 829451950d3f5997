import { sendLoad } from './send-load.ts';
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
  const cpuTimeBefore = await server.read<number>('cpuTime');
  const result = await sendLoad(`${server.name}, ${workload.name}`, {
    url: server.base + workload.path,
    connections,
    ...toRequest(workload, server.stateful),
    ...extent,
  });
  const cpuTime = (await server.read<number>('cpuTime')) - cpuTimeBefore;
  const { latency, duration } = result;
  const responses = result['2xx'];
  return {
    requestsPerSecond: responses / duration,
    cpuTime: cpuTime / responses,
    p50: latency.p50,
    p99: latency.p99,
  };
};
