import { expect, test } from 'vitest';
import { onceEach } from './once-each.ts';

test('what can not change is worked out once, and what can each time', () => {
  let worked = 0;
  const twice = onceEach(({ size }: { size: number }) => {
    worked += 1;
    return size * 2;
  });
  const [fixed, loose] = [Object.freeze({ size: 4 }), { size: 5 }];
  expect([twice(fixed), twice(fixed), worked]).toEqual([8, 8, 1]);
  expect(twice(loose)).toBe(10);
  loose.size = 6;
  expect(twice(loose)).toBe(12);
});
