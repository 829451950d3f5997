import { idempotencyKeyHeader, ifMatchHeader, operationList, operations } from '@workspace-api/contract';
import openapi from '@workspace-api/contract/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { createDraft, fromExchange, toDetails, toRequest } from './draft.ts';

const defaults = { token: 'tok_01K9DEMO', slug: 'acme' };

test('every operation has a draft whose path and required values are complete', () => {
  for (const operation of operationList) {
    const details = toDetails(openapi, operation);
    const draft = createDraft(operation, details, defaults);
    const { url, body } = toRequest(operation, draft, undefined);
    expect(url, operation.id).not.toMatch(/[{}]|undefined/);
    expect(details.parameters.map(({ name }) => name).sort(), operation.id).toEqual(
      Object.values(operation.parameters)
        .flatMap((list) => list.map(({ name }) => name))
        .sort(),
    );
    if (operation.requestBody?.required) expect(body, operation.id).toMatch(/^[[{]/);
  }
});

test('a form needs no responses, samples, webhooks and properties, which the published site omits', () => {
  const omitted = ['responses', 'x-codeSamples', 'webhooks', 'properties'];
  const part: unknown = JSON.parse(
    JSON.stringify(openapi, (name, value) => (omitted.includes(name) ? undefined : value)),
  );
  for (const operation of operationList)
    expect(toDetails(part, operation)).toEqual(toDetails(openapi, operation));
});

test('a request has the values that the user filled in', () => {
  const operation = operations.updatePage;
  const draft = createDraft(operation, toDetails(openapi, operation), { ...defaults, slug: 'shop' });
  expect(draft.header).toEqual({ [ifMatchHeader]: '', [idempotencyKeyHeader]: '' });
  const edited = {
    ...draft,
    path: { ...draft.path, id: 'a page' },
    header: { ...draft.header, [ifMatchHeader]: '"4"' },
    body: '[]',
  };
  expect(toRequest(operation, edited, 'key_test_acme')).toEqual({
    method: 'PATCH',
    url: '/v1/workspaces/shop/pages/a%20page',
    headers: [
      ['Authorization', 'Bearer key_test_acme'],
      [ifMatchHeader, '"4"'],
      ['Content-Type', 'application/json'],
    ],
    body: '[]',
  });
});

test('listed values are choices, and an empty parameter of the query is not sent', () => {
  const operation = operations.listApprovals;
  const details = toDetails(openapi, operation);
  expect(details.parameters.find(({ name }) => name === 'status')?.values).toContain('pending');
  expect(details.parameters.find(({ name }) => name === 'bom')?.values).toEqual(['true', 'false']);
  const draft = createDraft(operation, details, defaults);
  expect(toRequest(operation, draft, undefined)).toEqual({
    method: 'GET',
    url: '/v1/approvals?status=pending',
    headers: [],
  });
});

test('an operation of the console is not below the base path', () => {
  const operation = operations.getCliConfig;
  const draft = createDraft(operation, toDetails(openapi, operation), defaults);
  expect(toRequest(operation, draft, undefined).url).toBe(operation.path);
});

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
