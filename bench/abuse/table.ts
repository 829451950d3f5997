import Table from 'cli-table3';
import { longestRequest } from '../goals.ts';
import type { AbuseResults, Slowest } from './run.ts';

const style = { head: [], border: [], compact: true };
const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);
const mib = (kib: number) => (kib / 1024).toFixed(0);

const formatRequests = (slowest: readonly Slowest[]): string => {
  const head = ['slowest request of each kind', 'status', 'ms', 'event loop blocked, ms', 'response, kB'];
  const table = new Table({
    head,
    style,
    colAligns: head.map((_, index) => (index === 0 ? 'left' : 'right')),
  });
  for (const { name, status, took, blocked, length } of slowest)
    table.push([name, status, ms(took), ms(blocked), Math.round(length / 1000)]);
  return table.toString();
};

const formatMemory = (memory: AbuseResults['memory']): string => {
  const head = ['memory after a reset, MiB', 'heap', 'resident'];
  const table = new Table({ head, style, colAligns: ['left', 'right', 'right'] });
  for (const [index, { heap, now }] of memory.entries())
    table.push([`after round ${index + 1}`, mib(heap), mib(now)]);
  return table.toString();
};

/** Formats the results, with the requests that took longer than the goal. */
export const formatAbuse = ({ slowest, memory }: AbuseResults): string => {
  const sorted = slowest.toSorted((one, other) => other.took - one.took);
  const tooSlow = sorted.filter(({ took }) => took > longestRequest);
  return [
    formatRequests(sorted),
    formatMemory(memory),
    `Goal: every request takes at most ${longestRequest} ms on an idle machine: ${
      tooSlow.length === 0
        ? 'met.'
        : `missed by ${tooSlow.map(({ name, took }) => `"${name}" (${ms(took)} ms)`).join(', ')}.`
    }`,
  ].join('\n');
};
