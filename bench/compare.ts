import { load, type Measurement } from './load.ts';
import type { Server } from './start.ts';
import { type Workload, workloads } from './workloads.ts';

/** How long to measure: the number of rounds, and the seconds per server and workload in a round. */
export type Extent = { readonly rounds: number; readonly seconds: number };

/** The measurements by server and workload, one per round. */
export type Rounds = Record<string, Record<string, Measurement[]>>;

/**
 * A second of requests that aren't counted. They load and compile the code, and wake up a server that was idle while the others
 * were measured.
 */
const warmUp = { duration: 1 };

const measure = async (server: Server, workload: Workload, duration: number): Promise<Measurement> => {
  if (server.stateful) await server.restart();
  await load(server, workload, warmUp);
  return load(server, workload, { duration });
};

/**
 * Measures servers in turn. In each round every server runs each workload, so that other load on the machine affects all of
 * them alike. Each round starts with a different server.
 */
export const compare = async (
  servers: readonly Server[],
  { rounds, seconds }: Extent,
  report: (line: string) => void,
): Promise<Rounds> => {
  const measured: Rounds = Object.fromEntries(
    servers.map(({ name }) => [name, Object.fromEntries(workloads.map((workload) => [workload.name, []]))]),
  );
  for (const workload of workloads) {
    for (let round = 0; round < rounds; round += 1) {
      report(`${workload.name}, round ${round + 1} of ${rounds}`);
      const first = round % servers.length;
      for (const server of [...servers.slice(first), ...servers.slice(0, first)])
        measured[server.name]?.[workload.name]?.push(await measure(server, workload, seconds));
    }
  }
  return measured;
};
