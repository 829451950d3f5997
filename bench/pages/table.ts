import Table from 'cli-table3';
import type { PagesResults } from './run.ts';

const integer = (value: number): string => Math.round(value).toLocaleString('en');

/** Formats the results. Times are only meaningful on an idle machine. */
export const formatPages = ({ machine, chromium, rounds, pages }: PagesResults): string => {
  const head = ['page', 'kB over the wire', 'elements', 'height, px', 'long tasks, ms', 'longest, ms'];
  const table = new Table({
    head,
    style: { head: [], border: [], compact: true },
    colAligns: head.map((_, index) => (index === 0 ? 'left' : 'right')),
  });
  for (const { name, bytes, elements, height, longTasks, longestTask } of pages)
    table.push([name, integer(bytes / 1000), ...[elements, height, longTasks, longestTask].map(integer)]);
  const { node, cores, cpu, loadBefore } = machine;
  return [
    `Node ${node}, Chromium ${chromium}, ${cores} × ${cpu}, 1440 × 900 pixels, empty cache, medians of ${rounds} rounds`,
    table.toString(),
    loadBefore < 1
      ? 'The machine was idle.'
      : `The machine was busy (load average ${loadBefore.toFixed(1)}): long tasks are too long.`,
  ].join('\n');
};
