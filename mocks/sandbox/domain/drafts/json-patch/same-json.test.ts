import { expect, test } from 'vitest';
import { sameJson } from './same-json.ts';

test.each([
  [1, 1],
  [0, -0],
  ['é', 'é'],
  [null, null],
  [
    [1, [2]],
    [1, [2]],
  ],
  [
    { a: 1, b: { c: [] } },
    { b: { c: [] }, a: 1 },
  ],
])('%j is %j', (one, other) => {
  expect(sameJson(one, other)).toBe(true);
});

test.each([
  [1, '1'],
  [0, false],
  [null, {}],
  [[], {}],
  [
    [1, 2],
    [2, 1],
  ],
  [[1], [1, 2]],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: null }, { b: null }],
  [{ toString: 1 }, {}],
  [{}, JSON.parse('{"__proto__": {}}')],
])('%j is not %j', (one, other) => {
  expect([sameJson(one, other), sameJson(other, one)]).toEqual([false, false]);
});
