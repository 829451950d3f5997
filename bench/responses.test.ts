import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { withResponses } from './responses.ts';

const contract = createRequire(import.meta.url)('@workspace-api/contract/openapi.json') as {
  paths: Record<string, Record<string, { responses: Record<string, { content: Record<string, unknown> }> }>>;
};
const response = {
  operation: 'getAgent',
  method: 'GET',
  path: '/workspaces/acme/agents/agt_1',
  status: 200,
  headers: {},
  body: '{"id":"agt_1"}',
} as const;

test('a response replaces the examples without modifying the contract', () => {
  const before = JSON.stringify(contract);
  const document = withResponses(contract, [response]);
  const { content } = document.paths['/workspaces/{slug}/agents/{id}']?.get?.responses['200'] ?? {};
  expect(content?.['application/json']).toEqual({
    schema: { $ref: '#/components/schemas/Agent' },
    example: { id: 'agt_1' },
  });
  expect(JSON.stringify(contract)).toBe(before);
});

test('an undeclared response is an error', () => {
  expect(() => withResponses(contract, [{ ...response, status: 418 }])).toThrow('getAgent with 418');
});
