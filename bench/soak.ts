import { connections, load } from './load.ts';
import type { Running } from './start.ts';
import { slope } from './statistics.ts';
import { workloads } from './workloads.ts';

/** Memory under lasting load. */
export type Soak = {
  readonly requests: number;
  /** Resident memory in MiB after each part of the requests, all parts being alike. */
  readonly samples: readonly number[];
  /** MiB that memory grows by in 100 000 requests, over the later half. */
  readonly growth: number;
};

const parts = 20;

/** An hour of the most that a token may ask for: 10 000 requests a minute. */
export const anHour = 60 * 10_000;

// What creates records takes room for them, and is meant to. A page's drafts have an end, reached in the first part.
const repeated = workloads.filter(({ operation }) => operation !== 'createAgent');

/** Puts one server under many requests, reads and writes that keep the number of records. */
export const soak = async (
  server: Running,
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
