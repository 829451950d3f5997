import { expect, test } from 'vitest';
import type { Measurement } from './run.ts';
import { formatTable } from './table.ts';

const measure = (requestsPerSecond: number, cpuTime: number, startUp: number): Measurement => ({
  requestsPerSecond,
  cpuTime,
  startUp,
  peak: 1024,
});

test('CPU times are compared within rounds, and each goal has its outcome', () => {
  const text = formatTable({
    sandbox: { 'GET one': [measure(6000, 100, 300), measure(3000, 101, 300), measure(6200, 99, 300)] },
    Prism: { 'GET one': [measure(2100, 320, 900), measure(1500, 290, 900), measure(2000, 280, 900)] },
  });
  const row = (start: string) =>
    text
      .split('\n')
      .map((line) => line.replaceAll(/[│ ]+/g, ' ').trim())
      .find((line) => line.startsWith(start));
  expect(row('GET one sandbox')).toBe('GET one sandbox 6,000 3,000–6,200 100 1.00');
  expect(row('GET one Prism')).toBe('GET one Prism 2,000 1,500–2,100 290 2.87 ≥ 3: missed');
  expect(row('Prism')).toBe('Prism 900 900–900 1 after the sandbox: met');
});
