import Table from 'cli-table3';
import { median } from '../statistics.ts';
import type { AbuseResults, Memory, Percentiles } from './run.ts';

const style = { head: [], border: [], compact: true };
const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);
const mib = (kib: number) => (kib / 1024).toFixed(0);

const aloneTable = ({ alone }: AbuseResults): string => {
  const head = ['worst request of each kind, alone', 'status', 'ms', 'loop blocked, ms', 'response, kB'];
  const table = new Table({
    head,
    style,
    colAligns: head.map((_, index) => (index === 0 ? 'left' : 'right')),
  });
  for (const { name, status, took, blocked, length } of alone.toSorted((one, other) => other.took - one.took))
    table.push([name, status, ms(took), ms(blocked), Math.round(length / 1000)]);
  return table.toString();
};

const roundsTable = ({ rounds }: AbuseResults): string => {
  const head = ['GET /me, ms', 'p50', 'p99', 'longest'];
  const table = new Table({ head, style, colAligns: ['left', 'right', 'right', 'right'] });
  const row = (name: string, { p50, p99, max }: Percentiles) => table.push([name, ms(p50), ms(p99), ms(max)]);
  for (const [index, { attacked, idle }] of rounds.entries()) {
    row(`round ${index + 1}: attacked`, attacked);
    row(`round ${index + 1}: idle, beside it`, idle);
  }
  return table.toString();
};

const memoryTable = ({ memory, rounds }: AbuseResults): string => {
  const head = ['memory after a reset, MiB', 'heap', 'resident'];
  const table = new Table({ head, style, colAligns: ['left', 'right', 'right'] });
  const row = (name: string, { heap, now }: Memory) => table.push([name, mib(heap), mib(now)]);
  row('before the attack', memory);
  for (const [index, round] of rounds.entries()) row(`after round ${index + 1}`, round.memory);
  return table.toString();
};

/** Formats the results of an attack. */
export const abuseTable = (results: AbuseResults): string => {
  const { rounds, clients } = results;
  const more = median(rounds.map(({ attacked, idle }) => attacked.p99 - idle.p99));
  const times = median(rounds.map(({ attacked, idle }) => attacked.p99 / idle.p99));
  return [
    aloneTable(results),
    roundsTable(results),
    memoryTable(results),
    `While ${clients} clients attack, the 99th percentile is ${ms(more)} ms longer (${times.toFixed(1)} times), with less than 100 ms as the target.`,
  ].join('\n');
};
