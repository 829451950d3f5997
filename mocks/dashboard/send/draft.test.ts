import { idempotencyKeyHeader, ifMatchHeader, operationList, operations } from '@workspace-api/contract';
import openapi from '@workspace-api/contract/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { toDetails } from './details.ts';
import { createDraft, toRequest } from './draft.ts';

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
