import { expect, test } from 'vitest';
import { clientSizes, sizeLines } from './client-sizes.ts';

test('no bundle of the client is larger than its limit', async () => {
  const sizes = await clientSizes();
  const tooLarge = sizes.filter(({ gzipped, limit }) => gzipped >= limit);
  expect(tooLarge, sizeLines(sizes)).toEqual([]);
  // A bundle without the client would be small too.
  expect(Math.min(...sizes.map(({ gzipped }) => gzipped))).toBeGreaterThan(2000);
});
