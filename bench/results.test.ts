import { expect, test } from 'vitest';
import type { Measurement } from './load.ts';
import { type Process, summarize } from './results.ts';
import { formatTable } from './table.ts';

const extent = { rounds: 3, seconds: 1 };

const measure = (requestsPerSecond: number, cpuTime: number): Measurement => ({
  requestsPerSecond,
  cpuTime,
  p50: 1,
  p99: 2,
});

const getProcess = (name: string, startUp: number): Process => ({ name, startUps: [startUp], peak: 1024 });

const results = summarize(extent, [getProcess('sandbox', 300), getProcess('Prism', 900)], {
  sandbox: { 'GET one': [measure(6000, 100), measure(3000, 101), measure(6200, 99)] },
  Prism: { 'GET one': [measure(2100, 320), measure(1500, 310), measure(2000, 330)] },
});

test('requests/s and CPU time are compared within rounds, and both ratios are higher if the sandbox is faster', () => {
  const figures = results.servers[1]?.workloads['GET one'];
  expect(figures?.requestsPerSecond).toEqual({ median: 2000, min: 1500, max: 2100 });
  expect(figures?.cpuTime).toEqual({ median: 320, min: 310, max: 330 });
  expect(figures?.ratios).toEqual({ requestsPerSecond: 2.86, cpuTime: 3.2 });
});

test('the table shows the spread of requests/s and the outcome of each goal', () => {
  const row = (start: string) =>
    formatTable(results)
      .split('\n')
      .map((line) => line.replaceAll(/[│ ]+/g, ' ').trim())
      .find((line) => line.startsWith(start));
  expect(row('GET one sandbox')).toBe('GET one sandbox 6,000 3,000–6,200 100');
  expect(row('GET one Prism')).toBe(
    'GET one Prism 2,000 1,500–2,100 320 2.86 3.20 ≥ 3: met by CPU time only',
  );
  expect(row('Prism')).toBe('Prism 900 900–900 1 after the sandbox: met');
});
