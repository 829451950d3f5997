import { load, type Measured } from './load.ts';
import type { Running } from './start.ts';
import { workloads } from './workloads.ts';

/** How long to measure: the number of rounds, and the seconds per server and workload in a round. */
export type Extent = { readonly rounds: number; readonly seconds: number };

/** The measurements by server and workload, one per round. */
export type Rounds = Record<string, Record<string, Measured[]>>;

/**
 * Measures servers in turn. In each round every server runs each workload, so that load on the machine affects all of
 * them alike. Each round starts with another server.
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
