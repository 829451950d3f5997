import { expect, test } from 'vitest';
import { wrongCount } from './rate-limits.ts';

const createCount = (remaining: number, limit = 100) => ({ remaining, limit });

test.each([
  ['less than before: other clients use the token too', createCount(40), createCount(50), true],
  ['as much as before', createCount(50), createCount(50), true],
  ['more than before', createCount(51), createCount(50), false],
  ['out of another limit', createCount(40, 90), createCount(50), false],
  ['the whole limit at first', createCount(100), null, true],
  ['more than the limit', createCount(101), null, false],
])('the remaining count is %s', (_, count, before, isRight) => {
  expect(wrongCount(count, before) === null).toBe(isRight);
});

test.each([
  ['one less', createCount(49), createCount(50), true],
  ['two less', createCount(48), createCount(50), false],
  ['as much', createCount(50), createCount(50), false],
  ['less than the limit at first', createCount(99), null, true],
  ['the whole limit after the first request', createCount(100), null, false],
])('with exclusive use of the token, the remaining count is %s', (_, count, before, isRight) => {
  expect(wrongCount(count, before, true) === null).toBe(isRight);
});
