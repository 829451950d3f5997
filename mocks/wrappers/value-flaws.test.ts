import { expect, test } from 'vitest';
import { changeValues } from './value-flaws.ts';

test('values change at every depth, and members that become undefined are removed', () => {
  const change = (value: unknown) => (value === null ? undefined : value === 1 ? 2 : value);
  expect(changeValues({ a: 1, b: null, c: [1, { d: null, e: 1 }] }, change)).toEqual({
    a: 2,
    c: [2, { e: 2 }],
  });
});
