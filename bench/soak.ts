import { connections, load } from './load.ts';
import type { Server } from './start.ts';
import { slope } from './statistics.ts';
import { workloads } from './workloads.ts';

/** Memory use under sustained load. */
export type Soak = {
  readonly requests: number;
  /** Resident memory in MiB after each of several equal parts of the requests. */
  readonly samples: readonly number[];
  /** Growth in MiB per 100 000 requests over the second half. */
  readonly growth: number;
};

const parts = 20;

/** An hour at the default rate limit of 10 000 requests per minute. */
export const anHour = 60 * 10_000;

// Creating records is expected to use memory. The number of a page's drafts is limited, and the first part reaches the limit.
const repeated = workloads.filter(({ operation }) => operation !== 'createAgent');

/** Sends many requests to one server: reads, and writes that don't create records. */
export const soak = async (
  server: Server,
  requests: number,
  report: (line: string) => void,
): Promise<Soak> => {
  const samples: number[] = [];
  const amount = Math.ceil(requests / parts / repeated.length);
  for (let part = 1; part <= parts; part += 1) {
    for (const workload of repeated) await load(server, workload, { amount: Math.max(amount, connections) });
    samples.push((await server.memory()).now / 1024);
    report(`soak, ${part} of ${parts}: ${Math.round(samples.at(-1) ?? 0)} MiB`);
  }
  const perPart = amount * repeated.length;
  return {
    requests: perPart * parts,
    samples,
    growth: (slope(samples.slice(parts / 2)) / perPart) * 100_000,
  };
};
