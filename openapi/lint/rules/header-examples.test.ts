import { expect, test } from 'vitest';
import { spoil } from '../fixtures/spoil.ts';

test('a shared header with an example of another type is reported', async () => {
  expect(await spoil('header-examples', 'components > headers > Count > example', 'many')).toEqual([
    'The header Count has the example "many": it must be integer.',
  ]);
});

test('an inline header with an example out of its range is reported', async () => {
  const headers = 'paths > /workspaces/{slug}/agents > get > responses > 404 > headers';
  const header = { schema: { type: 'integer', minimum: 1 }, example: 0 };
  expect(await spoil('header-examples', `${headers} > X-RateLimit-Limit`, header)).toEqual([
    'The header X-RateLimit-Limit has the example 0: it must be >= 1.',
  ]);
});
