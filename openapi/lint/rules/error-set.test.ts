import { expect, test } from 'vitest';
import { spoil } from '../fixtures/spoil.ts';

const agents = 'paths > /workspaces/{slug}/agents';
const token = 'paths > /oauth/token > post';

test.each(['401', '403', '404', '406', '413', '422', '429', '500', '503', '400'])(
  'a write that does not declare %s is reported',
  async (status) => {
    expect(await spoil('error-set', `${agents} > post > responses > ${status}`, undefined)).toEqual([
      expect.stringContaining(`must declare ${status}.`),
    ]);
  },
);

test('a list must have an example of an invalid cursor', async () => {
  const examples = `${agents} > get > responses > 400 > content > application/json > examples`;
  expect(await spoil('error-set', `${examples} > invalid-cursor`, undefined)).toEqual([
    'listAgents is a list: its 400 must have the example "invalid-cursor".',
  ]);
});

test('an operation without credentials must declare only the errors of its body', async () => {
  expect(await spoil('error-set', `${token} > responses > 400`, undefined)).toEqual([
    'exchangeAuthorizationCode is an operation with a query or a body and must declare 400.',
  ]);
});

test.each([
  ['413', 'listAgents takes no body and cannot return 413.'],
  ['422', 'listAgents is not a write and cannot return 422.'],
])('a read that declares %s is reported', async (status, message) => {
  expect(await spoil('error-set', `${agents} > get > responses > ${status}`, {})).toEqual([message]);
});
