import { expect, test } from 'vitest';
import { memoizeByIdentity } from './memoize-by-identity.ts';

test('results for frozen objects are cached, those for others are not', () => {
  let worked = 0;
  const twice = memoizeByIdentity(({ size }: { size: number }) => {
    worked += 1;
    return size * 2;
  });
  const [fixed, loose] = [Object.freeze({ size: 4 }), { size: 5 }];
  expect([twice(fixed), twice(fixed), worked]).toEqual([8, 8, 1]);
  expect(twice(loose)).toBe(10);
  loose.size = 6;
  expect(twice(loose)).toBe(12);
});
