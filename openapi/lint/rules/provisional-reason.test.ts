import { expect, test } from 'vitest';
import { spoil } from '../fixtures/spoil.ts';

const reason = 'components > schemas > Agent > properties > name > x-provisional';

test.each([
  ['a mere flag', true, 'x-provisional must be a sentence'],
  ['an empty reason', '', '"" is too short'],
  ['a word', 'not shown', '"not shown" is too short'],
  ['blanks', '                    ', 'is too short'],
])('%s is not a reason', async (_, change, message) => {
  expect(await spoil('provisional-reason', reason, change)).toEqual([expect.stringContaining(message)]);
});

test('every mark needs a reason, in arrays too', async () => {
  const parameters = [{ name: 'x', in: 'query', 'x-provisional': 'short' }];
  expect(await spoil('provisional-reason', 'paths > /oauth/token > post > parameters', parameters)).toEqual([
    expect.stringContaining('(paths./oauth/token.post.parameters.0)'),
  ]);
});

test('a property named value is checked, the value of an example is not', async () => {
  const properties = { value: { type: 'string', examples: ['x'], 'x-provisional': 'short' } };
  expect(
    await spoil('provisional-reason', 'components > schemas > Agent > properties', properties),
  ).toHaveLength(1);
  const data = { value: { 'x-provisional': 'data' } };
  expect(await spoil('provisional-reason', 'components > examples > some-agent', data)).toEqual([]);
});
