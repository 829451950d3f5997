import { expect, test } from 'vitest';
import { spoil } from '../fixtures/spoil.ts';

const spoilt = (pattern: string) =>
  spoil('portable-patterns', 'components > schemas > Note', { type: 'string', pattern });

test.each([
  ['^(?=a).+$', 'has a lookaround or another group with "(?"'],
  ['^(a)\\1$', 'has a back reference'],
  ['^"[^"]+"$', 'has a quote'],
  ['^agt_', 'must be anchored'],
])('the pattern %s is reported', async (pattern, why) => {
  expect(await spoilt(pattern)).toEqual([expect.stringContaining(why)]);
});

test('an anchored pattern of classes, groups and quantifiers is not reported', async () => {
  expect(await spoilt('^(https://.+|[a-z]{2,3})$')).toEqual([]);
});
