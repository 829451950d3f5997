import { load, type Measured } from './load.ts';
import type { Running } from './start.ts';
import { workloads } from './workloads.ts';

/** How long to measure: rounds, and seconds that each server has for each workload in a round. */
export type Extent = { readonly rounds: number; readonly seconds: number };

/** What was measured, by server and by workload, a figure a round. */
export type Rounds = Record<string, Record<string, Measured[]>>;

/**
 * Measures servers side by side. Within a round all of them take each workload in turn, so that the machine's moods
 * touch all alike; in each round another one begins.
 */
export const compare = async (
  servers: readonly Running[],
  { rounds, seconds }: Extent,
  report: (line: string) => void,
): Promise<Rounds> => {
  const measured: Rounds = Object.fromEntries(
    servers.map(({ name }) => [name, Object.fromEntries(workloads.map((workload) => [workload.name, []]))]),
  );
  for (const workload of workloads) {
    for (const server of servers) await load(server, workload, { duration: 1 });
    for (let round = 0; round < rounds; round += 1) {
      report(`${workload.name}, round ${round + 1} of ${rounds}`);
      const first = round % servers.length;
      for (const server of [...servers.slice(first), ...servers.slice(0, first)])
        measured[server.name]?.[workload.name]?.push(await load(server, workload, { duration: seconds }));
    }
  }
  return measured;
};
