import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { formatScale, replaceScale } from './page.ts';
import type { ScaleResults } from './run.ts';
import { getNeeds, team } from './team.ts';

const page = new URL('../../docs/sandbox.md', import.meta.url);
const figures = { requestsPerSecond: 800, p50: 3.25, p99: 21, cpu: 0.42 };
const statement = { sql: 'select  1\nas "one|two"', calls: 1200, mean: 0.05, share: 0.6 };
const measured = {
  loads: { reads: figures, writes: figures, mixed: figures },
  statements: [statement],
  bytesPerRequest: 200,
  memory: 120,
};

const results: ScaleResults = {
  machine: { node: 'v24.0.0', cpu: 'CPU', cores: 2, loadBefore: 0.2 },
  seconds: 20,
  measured: [
    { processes: 1, ...measured },
    { processes: 2, ...measured },
  ],
  needs: getNeeds(team, { requestsPerSecond: 800, secondProcess: 1.5, bytesPerRequest: 200, memory: 120 }),
  atPeak: figures,
};

test('the tables show the figures, the statements and what a team needs', () => {
  const lines = formatScale(results).split('\n');
  expect(lines).toContain('| writes | 2 | 800 | 3.3 ms | 21 ms | 42 % |');
  expect(lines).toContain('| 60 % | 0.05 | 1,200 | `select 1 as "one\\|two"` |');
  expect(lines).toContain('| requests/s in the busiest minute | 233, 29 % of what one process does |');
  expect(lines).toContain('| connections of PostgreSQL | 22 |');
});

test('docs/sandbox.md has a place for the figures, which a second run replaces', async () => {
  const content = await readFile(page, 'utf8');
  const once = replaceScale('First figures.')(content);
  expect(once).toContain('First figures.');
  const twice = replaceScale('Later figures.')(once);
  expect(twice).not.toContain('First figures.');
  expect(twice.length - once.length).toBe('Later'.length - 'First'.length);
});

test('a page without a place is refused', () => {
  expect(() => replaceScale('Figures.')('# Page')).toThrow('The page lacks the lines');
});
