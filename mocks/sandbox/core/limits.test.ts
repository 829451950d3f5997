import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { limits } from './limits.ts';

test('the documentation lists every limit with its value', async () => {
  const page = await readFile(new URL('../../../docs/sandbox.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)` \| ([\d,]+) \|/gm)].map(([, name, value]) => [name, value]);
  expect(rows).toEqual(Object.entries(limits).map(([name, value]) => [name, value.toLocaleString('en')]));
});
