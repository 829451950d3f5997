import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { controlPath } from '@workspace-api/contract/sandbox';
import { sandbox } from '../contenders.ts';
import { type Server, start } from '../start.ts';
import { post } from './attack.ts';
import { attacks } from './attacks.ts';
import { type Client, createClient, type Outcome } from './client.ts';
import { records } from './records.ts';

type Options = {
  /** How often a round sends each kind of request, one after the other. */
  readonly times: number;
  readonly rounds: number;
  readonly report: (line: string) => void;
};

/** The slowest request of a kind. */
export type Slowest = Outcome & {
  readonly name: string;
  /** The longest time in milliseconds that the event loop was blocked, over all requests of the kind. */
  readonly blocked: number;
};

/** Heap and resident memory in KiB, after a garbage collection. */
export type Memory = { readonly heap: number; readonly now: number };

export type AbuseResults = {
  readonly slowest: readonly Slowest[];
  /** After each round, once the records have been reset. */
  readonly memory: readonly Memory[];
};

/** Sends every kind of request in turn, and returns the slowest request of each kind. */
const measureRound = async (server: Server, client: Client, times: number): Promise<Slowest[]> => {
  const measured: Slowest[] = [];
  for (const attack of attacks) {
    // Starts the measurement of the event loop, which would otherwise include earlier work.
    await server.read<number>('blocked');
    for (let time = 0; time < times; time += 1) {
      const outcome = await client.send(attack, time);
      measured.push({ name: attack.name, ...outcome, blocked: await server.read<number>('blocked') });
    }
  }
  return measured;
};

const selectSlowest = (measured: readonly Slowest[]): Slowest[] =>
  attacks.flatMap(({ name }) => {
    const attackResults = measured.filter((one) => one.name === name);
    const [slowest] = attackResults.toSorted((one, other) => other.took - one.took);
    return slowest ? [{ ...slowest, blocked: Math.max(...attackResults.map(({ blocked }) => blocked)) }] : [];
  });

const reset = async (server: Server, client: Client): Promise<Memory> => {
  const { status } = await client.send(post('reset', `${controlPath}/reset`), 0);
  if (status !== 204) throw new Error(`The reset failed with ${status}.`);
  return server.read<Memory>('collected');
};

/** Measures the most expensive requests, one at a time, on a sandbox with very many records. */
export const runAbuse = async ({ times, rounds, report }: Options): Promise<AbuseResults> => {
  const folder = await mkdtemp(join(tmpdir(), 'workspace-api-abuse-'));
  const seed = join(folder, 'seed.json');
  const files = { document: '', responses: '' };
  const command = (port: number) => ['--expose-gc', ...sandbox.command(port, files), '--seed', seed];
  try {
    await writeFile(seed, JSON.stringify(records));
    const server = await start({ ...sandbox, command }, files);
    const client = createClient(new URL(server.base).origin);
    try {
      const measured: Slowest[] = [];
      const memory: Memory[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        report(`${attacks.length} kinds of requests, round ${round} of ${rounds}`);
        measured.push(...(await measureRound(server, client, times)));
        memory.push(await reset(server, client));
      }
      return { slowest: selectSlowest(measured), memory };
    } finally {
      client.close();
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
};
