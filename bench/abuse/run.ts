import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { controlPath } from '@workspace-api/contract/sandbox';
import { runSources } from '../../scripts/source-condition.ts';
import { sandbox } from '../contenders.ts';
import { type Running, start } from '../start.ts';
import { percentile } from '../statistics.ts';
import { post } from './attack.ts';
import { attacks } from './attacks.ts';
import { createClient } from './client.ts';
import { measurePeaceful } from './peaceful.ts';
import { records } from './records.ts';

type Options = {
  /** The number of requests of each kind that is measured alone; the longest counts. */
  readonly times: number;
  /** The seconds of each round, in which all kinds are sent at once. */
  readonly seconds: number;
  readonly rounds: number;
  readonly report: (line: string) => void;
};

/** A kind of request, measured alone. */
export type Alone = {
  readonly name: string;
  readonly status: number;
  /** The longest response time, in milliseconds. */
  readonly took: number;
  /** The longest time in milliseconds for which the event loop stood still. */
  readonly blocked: number;
  readonly length: number;
};

/** Milliseconds of a cheap request, under attack and beside it. */
export type Round = {
  readonly attacked: Percentiles;
  readonly idle: Percentiles;
  readonly attacks: number;
  /** After it, once the records are reset. */
  readonly memory: Memory;
};

/** Median, 99th percentile, and longest. */
export type Percentiles = Readonly<Record<'p50' | 'p99' | 'max', number>>;

/** Heap and resident memory in KiB, after a garbage collection. */
export type Memory = { readonly heap: number; readonly now: number };

export type AbuseResults = {
  readonly clients: number;
  readonly alone: readonly Alone[];
  readonly rounds: readonly Round[];
  /** Before the first round. */
  readonly memory: Memory;
};

/** The number of attackers. */
const clients = 32;

const percentilesOf = (latencies: readonly number[]): Percentiles => ({
  p50: percentile(latencies, 50),
  p99: percentile(latencies, 99),
  max: Math.max(...latencies),
});

const originOf = ({ base }: Running): string => new URL(base).origin;

const measureAlone = async (server: Running, { times, report }: Options): Promise<Alone[]> => {
  const client = createClient(originOf(server));
  const measured: Alone[] = [];
  for (const attack of attacks) {
    report(attack.name);
    await server.ask<number>('blocked');
    const outcomes = [];
    let blocked = 0;
    for (let time = 0; time < times; time += 1) {
      outcomes.push(await client.send(attack, time));
      blocked = Math.max(blocked, await server.ask<number>('blocked'));
    }
    const [slowest] = outcomes.toSorted((one, other) => other.took - one.took);
    if (slowest) measured.push({ name: attack.name, blocked, ...slowest });
  }
  client.close();
  return measured;
};

const measureRound = async (
  attacked: Running,
  idle: Running,
  seconds: number,
): Promise<Omit<Round, 'memory'>> => {
  const script = fileURLToPath(new URL('attackers.ts', import.meta.url));
  const attackers = fork(script, [originOf(attacked), String(clients)], { execArgv: [...runSources] });
  try {
    // The first responses are over.
    await measurePeaceful({ attacked: originOf(attacked), idle: originOf(idle) }, 2);
    const latencies = await measurePeaceful({ attacked: originOf(attacked), idle: originOf(idle) }, seconds);
    attackers.send('stop');
    const [{ sent }] = (await once(attackers, 'message')) as [{ sent: number }];
    return {
      attacked: percentilesOf(latencies.attacked),
      idle: percentilesOf(latencies.idle),
      attacks: sent,
    };
  } finally {
    attackers.kill();
  }
};

const resetTo = async (server: Running): Promise<Memory> => {
  const client = createClient(originOf(server));
  const { status } = await client.send(post('reset', `${controlPath}/reset`), 0);
  client.close();
  if (status !== 204) throw new Error(`A reset was answered with ${status}.`);
  return server.ask<Memory>('collected');
};

/** Measures each attack alone, and then a cheap request while all of them are sent by many clients. */
export const runAbuse = async (options: Options): Promise<AbuseResults> => {
  const folder = await mkdtemp(join(tmpdir(), 'workspace-api-abuse-'));
  const servers: Running[] = [];
  const startOne = async () => {
    const command = (port: number) => ['--expose-gc', ...sandbox.command(port, nothing), '--seed', seed];
    const running = await start({ ...sandbox, command }, nothing);
    servers.push(running);
    return running;
  };
  const nothing = { document: '', answers: '' };
  const seed = join(folder, 'seed.json');
  try {
    await writeFile(seed, JSON.stringify(records));
    const [attacked, idle] = [await startOne(), await startOne()];
    const alone = await measureAlone(attacked, options);
    // Its code is compiled and its caches are filled now: what comes on top of that in the rounds is kept for good.
    const memory = await resetTo(attacked);
    const rounds: Round[] = [];
    for (let round = 1; round <= options.rounds; round += 1) {
      options.report(`${clients} clients attack, round ${round} of ${options.rounds}`);
      const measured = await measureRound(attacked, idle, options.seconds);
      rounds.push({ ...measured, memory: await resetTo(attacked) });
    }
    return { clients, alone, rounds, memory };
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
    await rm(folder, { recursive: true });
  }
};
