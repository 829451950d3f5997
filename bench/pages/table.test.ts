import { expect, test } from 'vitest';
import { formatPages } from './table.ts';

const results = (loadBefore: number) => ({
  machine: { node: 'v24.0.0', cpu: 'CPU', cores: 2, loadBefore },
  chromium: '150.0',
  rounds: 3,
  pages: [
    { name: 'a page', bytes: 61_300, elements: 1204, height: 9000, longTasks: 73.4, longestTask: 73.4 },
  ],
});

test('each page has a line, and the table says whether the machine was idle', () => {
  const text = formatPages(results(0.3));
  expect(text).toMatch(/a page\s*│\s*61 │\s*1,204 │\s*9,000 │\s*73 │\s*73/);
  expect(text).toContain('The machine was idle.');
  expect(formatPages(results(3.14))).toContain('busy (load average 3.1)');
});
