import { expect, test } from 'vitest';
import { wrongCount } from './rate-count.ts';

const of = (remaining: number, limit = 100) => ({ remaining, limit });

test.each([
  ['less than before, as others use the token too', of(40), of(50), true],
  ['as much as before', of(50), of(50), true],
  ['more than before', of(51), of(50), false],
  ['of another limit', of(40, 90), of(50), false],
  ['the whole limit at first', of(100), null, true],
  ['more than the limit', of(101), null, false],
])('what remains is %s', (_, count, before, isRight) => {
  expect(wrongCount(count, before) === null).toBe(isRight);
});

test.each([
  ['one less', of(49), of(50), true],
  ['two less', of(48), of(50), false],
  ['as much', of(50), of(50), false],
  ['less than the limit at first', of(99), null, true],
  ['the whole limit after the first request', of(100), null, false],
])('with the token to itself a request leaves %s', (_, count, before, isRight) => {
  expect(wrongCount(count, before, true) === null).toBe(isRight);
});
