import { expect, test } from 'vitest';
import { formatPageSandbox } from './page-sandbox.ts';

test('each figure is compared with its goal', () => {
  const text = formatPageSandbox({
    chromium: '150.0',
    size: { code: 475_400, sqlite: 403_400 },
    firstResponse: { median: 512.3, min: 480, max: 700.4 },
    onlySqlite: { median: 128, min: 120, max: 140 },
    memory: { requests: 10_000, used: 22_170_000 },
  });
  expect(text.split('\n')).toEqual([
    'Chromium 150.0, empty cache',
    'download, gzipped: 879 kB (code 475, SQLite 403); goal ≤ 900 kB: met',
    'from the import to the first response: 512 ms (480–700), 4.0 times as long as SQLite itself (128 ms); goal ≤ 500 ms: missed',
    'memory after 10,000 requests: 22.2 MB; goal ≤ 60 MB: met',
  ]);
});
