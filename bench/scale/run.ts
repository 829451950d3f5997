import { cpus, loadavg } from 'node:os';
import { basePath } from '@workspace-api/contract';
import { requirePrograms, startPostgres } from '../../mocks/test/postgres-server.ts';
import { sandbox } from '../contenders.ts';
import { type Server, start } from '../start.ts';
import { startBalancer } from './balancer.ts';
import { loads } from './loads.ts';
import { measure, type ScaleMeasurement } from './measure.ts';
import { type StatementTime, statementSettings, trackStatements } from './statements.ts';
import { getNeeds, type Needs, team } from './team.ts';

/** The measurements with one number of processes. */
type Measured = {
  readonly processes: number;
  readonly loads: Readonly<Record<keyof typeof loads, ScaleMeasurement>>;
  /** The statements that took the most time under the mixed load. */
  readonly statements: readonly StatementTime[];
  /** Bytes by which a request of the mixed load makes the database grow. */
  readonly bytesPerRequest: number;
  /** The peak memory of a process in MiB. */
  readonly memory: number;
};

/** The figures of sandboxes that share a PostgreSQL database. */
export type ScaleResults = {
  readonly machine: {
    readonly node: string;
    readonly cpu: string;
    readonly cores: number;
    /** The average number of processes that waited for a core in the minute before. */
    readonly loadBefore: number;
  };
  readonly seconds: number;
  readonly measured: readonly Measured[];
  readonly needs: Needs;
  /** The team's peak, sent to two processes. */
  readonly atPeak: ScaleMeasurement;
};

type Options = { readonly seconds: number; readonly report: (line: string) => void };

const nothing = { document: '', responses: '' };

const startProcesses = async (count: number, url: string): Promise<Server[]> => {
  const env = { DATABASE_URL: url, SANDBOX_MASTER_KEY: '0'.repeat(64) };
  const servers: Server[] = [];
  // One after the other: the first one creates the tables.
  for (let index = 0; index < count; index += 1) servers.push(await start({ ...sandbox, env }, nothing));
  return servers;
};

/** Runs `use` on some processes behind a balancer, and stops them. */
const withProcesses = async <Result>(
  count: number,
  url: string,
  use: (base: string, servers: readonly Server[]) => Promise<Result>,
): Promise<Result> => {
  const servers = await startProcesses(count, url);
  const balancer = await startBalancer(servers.map(({ base }) => Number(new URL(base).port)));
  try {
    return await use(`http://127.0.0.1:${balancer.port}${basePath}`, servers);
  } finally {
    await balancer.stop();
    await Promise.all(servers.map(({ stop }) => stop()));
  }
};

const measureProcesses = (processes: number, url: string, { seconds, report }: Options): Promise<Measured> =>
  withProcesses(processes, url, async (base, servers) => {
    const statementTimes = await trackStatements(url);
    try {
      const send = (which: keyof typeof loads, duration = seconds) => {
        report(`${processes} × sandbox, ${loads[which].name}`);
        return measure(base, servers, loads[which], { seconds: duration });
      };
      await send('mixed', 1);
      const [reads, writes] = [await send('reads'), await send('writes')];
      await statementTimes.reset();
      const before = await statementTimes.readSize();
      const mixed = await send('mixed');
      const grown = (await statementTimes.readSize()) - before;
      const memory = await Promise.all(servers.map((server) => server.memory()));
      return {
        processes,
        loads: { reads, writes, mixed },
        statements: await statementTimes.read(5),
        bytesPerRequest: grown / (mixed.requestsPerSecond * seconds),
        memory: Math.max(...memory.map(({ peak }) => peak)) / 1024,
      };
    } finally {
      await statementTimes.close();
    }
  });

/**
 * Measures one and two sandboxes on one PostgreSQL, which waits for the disk, behind a TCP balancer.
 *
 * @throws Error if PostgreSQL isn't installed
 */
export const runScale = async (options: Options): Promise<ScaleResults> => {
  const [loadBefore = 0] = loadavg();
  const server = await startPostgres(await requirePrograms(), statementSettings);
  try {
    const url = (schema: string) => `${server.url}?schema=${schema}`;
    const one = await measureProcesses(1, url('one'), options);
    const two = await measureProcesses(2, url('two'), options);
    const needs = getNeeds(team, {
      requestsPerSecond: one.loads.mixed.requestsPerSecond,
      secondProcess: two.loads.mixed.requestsPerSecond / one.loads.mixed.requestsPerSecond,
      bytesPerRequest: one.bytesPerRequest,
      memory: Math.max(one.memory, two.memory),
    });
    options.report(`2 × sandbox, the peak of a team: ${Math.round(needs.peakRequestsPerSecond)} requests/s`);
    const atPeak = await withProcesses(2, url('peak'), (base, servers) =>
      measure(base, servers, loads.mixed, { seconds: options.seconds, rate: needs.peakRequestsPerSecond }),
    );
    return {
      machine: {
        node: process.version,
        cpu: cpus()[0]?.model ?? 'unknown',
        cores: cpus().length,
        loadBefore,
      },
      seconds: options.seconds,
      measured: [one, two],
      needs,
      atPeak,
    };
  } finally {
    await server.stop();
  }
};
