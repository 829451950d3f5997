import { controlPath, operations } from '@workspace-api/contract/sandbox';
import { type Contender, sandbox } from './contenders.ts';
import { connections, load } from './load.ts';
import { type Server, start } from './start.ts';
import { slope } from './statistics.ts';
import { workloads } from './workloads.ts';

/** Heap and resident memory in KiB, after a garbage collection. */
export type Collected = { readonly heap: number; readonly now: number };

/** The memory that a sandbox keeps when all records of a load were reset. */
export type ResetMemory = {
  /** How many requests of each workload a round sends. */
  readonly amount: number;
  /** Before the first request. */
  readonly started: Collected;
  /** After the reset of each round. */
  readonly rounds: readonly Collected[];
};

/** Resets the sandbox's records, and reads its memory. @throws Error if it refuses the reset */
const reset = async (server: Server): Promise<Collected> => {
  const { origin } = new URL(server.base);
  const { method, path } = operations.reset;
  const { status } = await fetch(origin + controlPath + path, { method });
  if (status !== 204) throw new Error(`The reset failed with ${status}.`);
  return server.read('collected');
};

/**
 * Measures what stays in memory after load and a reset, on one sandbox in several rounds. What a process reserves once, such as
 * compiled code and free pages of the database, stays from the first round on; what it loses grows from round to round.
 *
 * @param rounds how often it loads and resets
 * @param amount the requests of each workload in a round; creations store as many records
 */
export const measureResetMemory = async (
  rounds: number,
  amount: number,
  report: (line: string) => void,
): Promise<ResetMemory> => {
  const command: Contender['command'] = (...to) => ['--expose-gc', ...sandbox.command(...to)];
  const server = await start({ ...sandbox, command });
  try {
    const started = await server.read('collected');
    const measured: Collected[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      for (const workload of workloads)
        await load(server, workload, { amount: Math.max(amount, connections) });
      measured.push(await reset(server));
      report(`memory after a reset, ${round} of ${rounds}`);
    }
    return { amount, started, rounds: measured };
  } finally {
    await server.stop();
  }
};

const mib = (kib: number): string => (kib / 1024).toFixed(1);
const list = (samples: readonly number[]): string => samples.map(mib).join(', ');

/** Formats the memory after each round as lines of text, in MiB. */
export const formatResetMemory = ({ amount, started, rounds }: ResetMemory): string => {
  const heap = rounds.map((round) => round.heap);
  const resident = rounds.map(({ now }) => now);
  const growth = (samples: readonly number[]): string => mib(slope(samples.slice(samples.length / 2)));
  return [
    `heap, MiB: ${mib(started.heap)} at the start; ${list(heap)}`,
    `resident, MiB: ${mib(started.now)} at the start; ${list(resident)}`,
    `In the second half it grew in each round by ${growth(heap)} MiB of heap and ${growth(resident)} MiB of resident memory, ` +
      `with ${(amount * workloads.length).toLocaleString('en')} requests a round; ${amount.toLocaleString('en')} of them created records.`,
  ].join('\n');
};
