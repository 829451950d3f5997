import { cpus } from 'node:os';
import Table from 'cli-table3';
import { peersThatStartLater, ratioGoals } from './goals.ts';
import type { Measurement, Rounds } from './run.ts';
import { getSpread, ratio, type Spread } from './statistics.ts';
import { workloads } from './workloads.ts';

/** Formats a figure as a whole number with separators. */
export const integer = (value: number) => Math.round(value).toLocaleString('en');
const range = ({ min, max }: Spread) => `${integer(min)}–${integer(max)}`;

/** A table whose first columns contain names. The other columns, except the last, contain figures. */
export const createTable = (names: number, columns: readonly string[]) =>
  new Table({
    head: [...columns],
    style: { head: [], border: [], compact: true },
    colAligns: columns.map((_, index) => (index < names || index === columns.length - 1 ? 'left' : 'right')),
  });

const outcome = (isMet: boolean): string => (isMet ? 'met' : 'missed');

const select = (measurements: readonly Measurement[], figure: keyof Measurement): number[] =>
  measurements.map((one) => one[figure]);

/** The first server is compared with the others. */
const formatWorkloads = (rounds: Rounds): string => {
  const table = createTable(2, ['workload', 'server', 'requests/s', 'min–max', 'CPU µs', '×', 'goal']);
  const [ours = {}] = Object.values(rounds);
  for (const { name: workload, operation } of workloads)
    for (const [server, { [workload]: measurements = [] }] of Object.entries(rounds)) {
      const requestsPerSecond = getSpread(select(measurements, 'requestsPerSecond'));
      const cpuTimes = select(measurements, 'cpuTime');
      const times = ratio(cpuTimes, select(ours[workload] ?? [], 'cpuTime'));
      const goals = ratioGoals[server];
      const goal = typeof goals === 'object' ? goals[operation] : goals;
      table.push([
        workload,
        server,
        integer(requestsPerSecond.median),
        range(requestsPerSecond),
        integer(getSpread(cpuTimes).median),
        times.toFixed(2),
        goal === undefined ? '' : `≥ ${goal}: ${outcome(times >= goal)}`,
      ]);
    }
  return table.toString();
};

const formatServers = (rounds: Rounds): string => {
  const table = createTable(1, ['server', 'first 200, ms', 'min–max', 'peak memory, MiB', 'goal']);
  const servers = Object.entries(rounds).map(([name, byWorkload]) => {
    const all = Object.values(byWorkload).flat();
    return { name, startUp: getSpread(select(all, 'startUp')), peak: Math.max(...select(all, 'peak')) };
  });
  const ours = servers[0]?.startUp.median ?? Number.NaN;
  for (const { name, startUp, peak } of servers)
    table.push([
      name,
      integer(startUp.median),
      range(startUp),
      integer(peak / 1024),
      peersThatStartLater.includes(name) ? `after the sandbox: ${outcome(startUp.median > ours)}` : '',
    ]);
  return table.toString();
};

const notes = `× is the speed of the sandbox as a multiple of the server's speed: the median of the ratios of each round, by the CPU time
(user and system) of the server's process per request. Requests/s of single rounds differ by up to a factor of two.`;

/** Formats a run as tables: one of each workload on each server, and one of the servers. */
export const formatTable = (rounds: Rounds): string =>
  [
    `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
    formatWorkloads(rounds),
    notes,
    formatServers(rounds),
  ].join('\n');
