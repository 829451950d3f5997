import Table from 'cli-table3';
import { describeOutcome, peersThatStartLater } from './goals.ts';
import type { Results } from './results.ts';
import type { Spread } from './statistics.ts';

const integer = (value: number) => Math.round(value).toLocaleString('en');
const range = ({ min, max }: Spread) => `${integer(min)}–${integer(max)}`;

/** A table whose first columns contain names. The other columns, except the last, contain figures. */
const createTable = (names: number, columns: readonly string[]) =>
  new Table({
    head: [...columns],
    style: { head: [], border: [], compact: true },
    colAligns: columns.map((_, index) => (index < names || index === columns.length - 1 ? 'left' : 'right')),
  });

const formatLines = (servers: Results['servers']): string => {
  const columns = [
    'line',
    'server',
    'requests/s',
    'min–max',
    'CPU µs',
    '× by requests/s',
    '× by CPU',
    'goal',
  ];
  const table = createTable(2, columns);
  for (const line of Object.keys(servers[0]?.workloads ?? {}))
    for (const [index, { name, workloads }] of servers.entries()) {
      const figures = workloads[line];
      if (!figures) continue;
      const { requestsPerSecond, cpuTime, ratios, goal } = figures;
      table.push([
        line,
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

const notes = `× is how many times as fast the sandbox was in the same rounds, at the median: by requests/s, and by the CPU time (user and
system) that the server's process took per request. CPU time is the steadier figure: requests/s of single rounds differ by
up to a factor of two, and those of the fastest servers are limited by the client.`;

/** Formats the results as tables: one of each workload on each server, and one of the servers. */
export const formatTable = ({ machine, extent, servers, soak }: Results): string => {
  const parts = [
    `Node ${machine.node}, ${machine.cores} × ${machine.cpu}, rounds: ${extent.rounds} of ${extent.seconds} s`,
    formatLines(servers),
    notes,
    formatServers(servers),
  ];
  if (soak)
    parts.push(
      `After ${integer(soak.requests)} requests the sandbox uses ${soak.samples.at(-1)} MiB. ` +
        `Over the second half it grew by ${soak.growth} MiB per 100 000 requests.`,
    );
  return parts.join('\n');
};
