import { requirePeer } from './contenders.ts';
import type { Server } from './start.ts';
import { toRequest, type Workload } from './workloads.ts';

/** The speed of a server under a workload. */
export type Speed = {
  readonly requestsPerSecond: number;
  /** CPU time of the server per request, in microseconds. */
  readonly cpuTime: number;
};

/** How long to send requests: seconds, or a number of requests. */
type Extent = { readonly duration: number } | { readonly amount: number };

type Autocannon = (
  options: Extent & ReturnType<typeof toRequest> & { readonly url: string; readonly connections: number },
) => Promise<{
  readonly '2xx': number;
  readonly non2xx: number;
  readonly errors: number;
  /** Seconds. */
  readonly duration: number;
}>;

/** The number of concurrent connections, each with one request at a time. */
export const connections = 10;

/**
 * Measures a server under a workload.
 *
 * @param merges whether the server merges a PATCH into the record
 * @throws Error if a response is not a success, since fast errors would distort the result
 */
export const load = async (
  server: Server,
  workload: Workload,
  extent: Extent,
  merges = false,
): Promise<Speed> => {
  const autocannon = requirePeer('autocannon') as Autocannon;
  const cpuTimeBefore = await server.read('cpuTime');
  const {
    '2xx': responses,
    non2xx,
    errors,
    duration,
  } = await autocannon({
    url: server.base + workload.path,
    connections,
    ...toRequest(workload, merges),
    ...extent,
  });
  if (errors + non2xx > 0)
    throw new Error(
      `${workload.name} on ${server.base}: ${non2xx} responses were errors, ${errors} requests failed.`,
    );
  const cpuTime = (await server.read('cpuTime')) - cpuTimeBefore;
  return { requestsPerSecond: responses / duration, cpuTime: cpuTime / responses };
};
