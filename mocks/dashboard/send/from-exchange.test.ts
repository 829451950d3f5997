import { operations } from '@workspace-api/contract';
import openapi from '@workspace-api/contract/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { toDetails } from './details.ts';
import { createDraft } from './draft.ts';
import { fromExchange } from './from-exchange.ts';

type Exchange = Parameters<typeof fromExchange>[2];

const logged = (entry: object, request: object) =>
  ({
    entry: { query: {}, token: null, ...entry },
    request: { headers: {}, body: null, ...request },
  }) as Exchange;

test('a logged request becomes a draft with its values, and without headers that the operation does not take', () => {
  const operation = operations.listAgents;
  const draft = createDraft(operation, toDetails(openapi, operation), { token: '', slug: 'acme' });
  const exchange = logged(
    { path: '/v1/workspaces/shop/agents', query: { limit: '5' }, token: 'tok_1' },
    { headers: { Accept: 'text/csv', 'User-Agent': 'node', Prefer: 'code=429' } },
  );
  expect(fromExchange(operation, draft, exchange, ['tok_1'])).toEqual({
    operation: 'listAgents',
    path: { slug: 'shop' },
    query: { limit: '5', cursor: '', format: '', bom: '' },
    header: { Accept: 'text/csv', Prefer: 'code=429' },
    token: 'tok_1',
    body: '',
  });
});

test('the log lacks the secret of an unknown token, and an operation may be called below another path', () => {
  const operation = operations.createAgent;
  const draft = createDraft(operation, toDetails(openapi, operation), { token: 'tok_1', slug: 'acme' });
  const exchange = logged(
    { path: '/elsewhere', token: 'tok_2' },
    { headers: { Accept: '*/*' }, body: '{"name":"Greeter"}' },
  );
  expect(fromExchange(operation, draft, exchange, ['tok_1'])).toMatchObject({
    path: { slug: 'acme' },
    header: { Prefer: '' },
    token: '',
    body: '{"name":"Greeter"}',
  });
});

test('a request of the console has the values of its path, and the token that the operation needs', () => {
  const operation = operations.createAgent;
  const draft = createDraft(operation, toDetails(openapi, operation), { token: 'tok_1', slug: 'acme' });
  const path = '/_sandbox/workspaces/shop/console/test/v1/workspaces/shop/agents';
  const exchange = logged({ path, token: 'tok_CONSOLE' }, { body: '{"name":"Greeter"}' });
  expect(fromExchange(operation, draft, exchange, ['tok_1'])).toMatchObject({
    path: { slug: 'shop' },
    token: 'tok_1',
  });
});
