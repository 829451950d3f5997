import Table from 'cli-table3';
import type { Results } from './results.ts';

const thousands = (value: number) => value.toLocaleString('en');

/** The results as a table: requests a second, and beside each peer how many times as fast the sandbox was. */
export const tableOf = ({ servers, soak }: Results): string => {
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
      `After ${thousands(soak.requests)} requests the sandbox holds ${soak.samples.at(-1)} MiB; ` +
        `over the later half it grew by ${soak.growth} MiB in 100 000 requests.`,
    );
  return lines.join('\n');
};
