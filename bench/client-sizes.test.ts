import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { fromRoot } from '../scripts/generate/paths.ts';
import { formatSizes, measureClientSizes } from './client-sizes.ts';

const sizes = await measureClientSizes();

test('every bundle of the client is smaller than its limit', () => {
  const tooLarge = sizes.filter(({ gzipped, limit }) => gzipped >= limit);
  expect(tooLarge, formatSizes(sizes)).toEqual([]);
  // A bundle without the client would be small too.
  expect(Math.min(...sizes.map(({ gzipped }) => gzipped))).toBeGreaterThan(2000);
});

test("the client's README contains the limit of each bundle", async () => {
  const page = await readFile(fromRoot('client/README.md'), 'utf8');
  const rows = sizes.map(({ name, limit }) => `| ${name} | ${limit / 1000} kB |`);
  expect(page).toContain(`|---|---|\n${rows.join('\n')}\n\n`);
});
