import Table from 'cli-table3';
import { describeOutcome, peersThatStartLater } from './goals.ts';
import type { Results } from './results.ts';
import type { Spread } from './statistics.ts';

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

const formatWorkloads = (servers: Results['servers']): string => {
  const columns = [
    'workload',
    'server',
    'requests/s',
    'min–max',
    'CPU µs',
    '× by requests/s',
    '× by CPU',
    'goal',
  ];
  const table = createTable(2, columns);
  for (const workload of Object.keys(servers[0]?.workloads ?? {}))
    for (const [index, { name, workloads }] of servers.entries()) {
      const figures = workloads[workload];
      if (!figures) continue;
      const { requestsPerSecond, cpuTime, ratios, goal } = figures;
      table.push([
        workload,
        name,
        integer(requestsPerSecond.median),
        range(requestsPerSecond),
        integer(cpuTime.median),
        index === 0 ? '' : ratios.requestsPerSecond.toFixed(2),
        index === 0 ? '' : ratios.cpuTime.toFixed(2),
        goal === undefined ? '' : `≥ ${goal}: ${describeOutcome(goal, ratios)}`,
      ]);
    }
  return table.toString();
};

const formatServers = (servers: Results['servers']): string => {
  const table = createTable(1, ['server', 'first 200, ms', 'min–max', 'peak memory, MiB', 'goal']);
  const ours = servers[0]?.startUp.median ?? Number.NaN;
  for (const { name, startUp, peakMemory } of servers)
    table.push([
      name,
      integer(startUp.median),
      range(startUp),
      peakMemory,
      peersThatStartLater.includes(name)
        ? `after the sandbox: ${startUp.median > ours ? 'met' : 'missed'}`
        : '',
    ]);
  return table.toString();
};

const notes = `× is the speed of the sandbox as a multiple of the server's speed, the median of the ratios of each round: by requests/s, and by
the CPU time (user and system) of the server's process per request. CPU time varies less: requests/s of single rounds differ
by up to a factor of two, and the client limits the requests/s of the fastest servers.`;

/** Formats the results as tables: one of each workload on each server, and one of the servers. */
export const formatTable = ({ machine, extent, servers, soak }: Results): string => {
  const parts = [
    `Node ${machine.node}, ${machine.cores} × ${machine.cpu}, rounds: ${extent.rounds} of ${extent.seconds} s`,
    formatWorkloads(servers),
    notes,
    formatServers(servers),
  ];
  if (soak)
    parts.push(
      `After ${integer(soak.requests)} requests the sandbox uses ${soak.samples.at(-1)} MiB. ` +
        `In the second half it grew by ${soak.growth} MiB per 100 000 requests.`,
    );
  return parts.join('\n');
};
