import { sendLoad } from '../send-load.ts';
import type { Server } from '../start.ts';
import { toRequest } from '../workloads.ts';
import type { Load } from './loads.ts';

/** The measurements of some processes under a load. */
export type ScaleMeasurement = {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** The share of a core that each process used. */
  readonly cpu: number;
};

/** The number of concurrent connections, each with one request at a time. */
export const connections = 20;

/**
 * Sends a load to a balancer.
 *
 * @param base the base URL of the balancer
 * @param extent the duration in seconds, and the requests per second; as many as possible if omitted
 * @throws Error if a response is not a success, since fast errors would distort the result
 */
export const measure = async (
  base: string,
  servers: readonly Server[],
  { name, requests }: Load,
  { seconds, rate }: { readonly seconds: number; readonly rate?: number | undefined },
): Promise<ScaleMeasurement> => {
  const readCpu = async () => {
    const times = await Promise.all(servers.map((server) => server.read<number>('cpuTime')));
    return times.reduce((sum, time) => sum + time, 0);
  };
  const before = await readCpu();
  const prefix = new URL(base).pathname;
  const { latency, duration, ...result } = await sendLoad(name, {
    url: base,
    connections,
    duration: seconds,
    ...(rate !== undefined && { overallRate: Math.ceil(rate) }),
    requests: requests.map((workload) => ({ ...toRequest(workload), path: `${prefix}${workload.path}` })),
  });
  return {
    requestsPerSecond: result['2xx'] / duration,
    p50: latency.p50,
    p99: latency.p99,
    cpu: ((await readCpu()) - before) / 1e6 / duration / servers.length,
  };
};
