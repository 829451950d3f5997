import Table from 'cli-table3';
import type { Results } from './results.ts';

const thousands = (value: number) => value.toLocaleString('en');

/** Formats the results as a table: requests per second, and for each peer how many times faster the sandbox was. */
export const formatTable = ({ servers, soak }: Results): string => {
  const workloads = Object.keys(servers[0]?.workloads ?? {});
  const columns = ['requests/s (sandbox is × as fast)', ...workloads, 'first 200', 'peak memory'];
  const table = new Table({
    head: columns,
    style: { head: [], border: [], compact: true },
    colAligns: columns.map((_, index) => (index === 0 ? 'left' : 'right')),
  });
  for (const [index, { name, startUp, peakMemory, workloads: measured }] of servers.entries()) {
    const cells = Object.values(measured).map(
      ({ requestsPerSecond, ratio }) =>
        thousands(requestsPerSecond) + (index === 0 ? '' : ` (${ratio.toFixed(2)})`),
    );
    table.push([name, ...cells, `${startUp} ms`, `${peakMemory} MiB`]);
  }
  const lines = [table.toString()];
  if (soak)
    lines.push(
      `After ${thousands(soak.requests)} requests the sandbox uses ${soak.samples.at(-1)} MiB. ` +
        `Over the second half it grew by ${soak.growth} MiB per 100 000 requests.`,
    );
  return lines.join('\n');
};
