import { mediaTypes } from '@workspace-api/contract';
import { controlPath, operations } from '@workspace-api/contract/sandbox';
import { createSandbox, type Sandbox } from '@workspace-api/mock';
import { findPrograms, startPostgres } from '../mocks/test/postgres-server.ts';
import { momentGoals } from './goals.ts';
import { getSpread, type Spread } from './statistics.ts';

/** The waiting time for an action of a user, in milliseconds. */
export type Moment = {
  readonly name: string;
  /** For a sandbox in memory; also for one on PostgreSQL if there is a server. */
  readonly memory: Spread;
  readonly postgres?: Spread;
};

/** The measured actions, in this order. */
const names = [
  'createSandbox()',
  'create a workspace',
  'reset()',
  'snapshot()',
  'restore()',
  'take a snapshot of a workspace',
  'restore a workspace',
] as const;

type Name = (typeof names)[number];
type Times = Record<Name, number[]>;

const control = async ({ fetch }: Sandbox, method: string, path: string, body?: unknown): Promise<void> => {
  const response = await fetch(controlPath + path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': mediaTypes.json } }),
  });
  if (!response.ok)
    throw new Error(`${method} ${path} failed with ${response.status}: ${await response.text()}`);
};

/** Measures one sandbox after the other. The first rounds aren't counted: they load and compile the code. */
const measureTimes = async (data: string, rounds: number): Promise<Times> => {
  const times = Object.fromEntries(names.map((name) => [name, []])) as unknown as Times;
  const warmUp = Math.ceil(rounds / 4);
  for (let round = -warmUp; round < rounds; round += 1) {
    const time = async <Result>(name: Name, work: () => Promise<Result>): Promise<Result> => {
      const began = performance.now();
      const result = await work();
      if (round >= 0) times[name].push(performance.now() - began);
      return result;
    };
    const sandbox = await time('createSandbox()', () => createSandbox({ data }));
    const slug = `bench-${round + warmUp}`;
    await time('create a workspace', () =>
      control(sandbox, 'POST', operations.createWorkspace.path, { slug }),
    );
    const snapshot = await time('snapshot()', () => sandbox.snapshot());
    await time('restore()', () => sandbox.restore(snapshot));
    await time('reset()', () => sandbox.reset());
    const saved = '/workspaces/acme/snapshots/bench';
    await time('take a snapshot of a workspace', () => control(sandbox, 'PUT', saved));
    await time('restore a workspace', () => control(sandbox, 'POST', `${saved}/restore`));
    await sandbox.close();
  }
  return times;
};

/** Starts a PostgreSQL server for the measurement, if one is installed. */
const measureOnPostgres = async (rounds: number): Promise<Times | undefined> => {
  const programs = await findPrograms();
  if (programs === undefined) return undefined;
  const { url, stop } = await startPostgres(programs);
  try {
    return await measureTimes(url, rounds);
  } finally {
    await stop();
  }
};

/** Measures the waiting times for the user of a single sandbox in a process, in memory and, if installed, on PostgreSQL. */
export const measureMoments = async (rounds: number): Promise<Moment[]> => {
  const memory = await measureTimes(':memory:', rounds);
  const postgres = await measureOnPostgres(rounds);
  return names.map((name) => ({
    name,
    memory: getSpread(memory[name]),
    ...(postgres && { postgres: getSpread(postgres[name]) }),
  }));
};

const goals: Partial<Record<string, number>> = momentGoals;

/** Formats the times as lines of text. */
export const formatMoments = (moments: readonly Moment[]): string =>
  moments
    .map(({ name, memory, postgres }) => {
      const goal = goals[name];
      const outcome =
        goal === undefined ? '' : `, goal ≤ ${goal}: ${memory.median <= goal ? 'met' : 'missed'}`;
      const onPostgres = postgres
        ? `; ${postgres.median} ms on PostgreSQL (${postgres.min}–${postgres.max})`
        : '';
      return `${name}: ${memory.median} ms in memory (${memory.min}–${memory.max}${outcome})${onPostgres}`;
    })
    .join('\n');
