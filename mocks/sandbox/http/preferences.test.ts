import { expect, test } from 'vitest';
import { readPreferences } from './preferences.ts';

test.each([
  [undefined, {}],
  ['return=minimal', {}],
  ['code=409', { code: 409 }],
  ['Code = "409" ; example="name-taken"', { code: 409, example: 'name-taken' }],
  ['code=200, example=agent, delay=1500', { code: 200, example: 'agent', delay: 1500 }],
  ['example=rate-limited', { code: 429, example: 'rate-limited' }],
  ['code=four', { code: Number.NaN }],
  ['delay=-5', { delay: Number.NaN }],
  ['delay=', { delay: Number.NaN }],
])('Prefer: %s', (header, preferences) => {
  expect(readPreferences(header)).toEqual(preferences);
});
