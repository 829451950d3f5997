import { idempotencyKeyHeader, type OperationShape, operations } from '@workspace-api/contract';
import openapi from '@workspace-api/contract/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { createDraft, type Draft, toDetails, toRequest } from './draft.ts';
import { listSamples } from './samples.ts';

/** The programs of an operation's first draft with changes: curl, fetch and the client. */
const getSamples = (operation: OperationShape, change: Partial<Draft> = {}): string[] => {
  const first = createDraft(operation, toDetails(openapi, operation), { token: '', slug: 'acme' });
  const draft = { ...first, ...change };
  const token = 'key_test_acme';
  const request = toRequest(operation, draft, token);
  return Object.values(listSamples(operation, draft, request, token, 'http://x'));
};

test('a write is a curl command, a call of fetch, and a call of its method', () => {
  const [curl, fetched, client] = getSamples(operations.createAgent, {
    header: { [idempotencyKeyHeader]: 'key-1', Prefer: 'code=429' },
    body: '{"name": "It\'s"}',
  });
  expect(curl).toBe(String.raw`curl -i http://x/v1/workspaces/acme/agents \
  -H 'Authorization: Bearer key_test_acme' \
  -H 'Idempotency-Key: key-1' \
  -H 'Prefer: code=429' \
  -H 'Content-Type: application/json' \
  --data-raw '{"name": "It'\''s"}'`);
  expect(fetched).toContain(`'Idempotency-Key': 'key-1',\n    'Prefer': 'code=429',`);
  expect(fetched).toContain(String.raw`body: JSON.stringify({ name: 'It\'s' }),`);
  expect(client).toContain("client.POST('/workspaces/{slug}/agents', {");
  for (const part of [
    "params: { path: { slug: 'acme' } }",
    "headers: { 'Idempotency-Key': 'key-1', Prefer: 'code=429' }",
    String.raw`body: { name: 'It\'s' }`,
  ])
    expect(client).toContain(part);
});

test('a list in another encoding is read as text', () => {
  const query = { limit: '5', format: 'csv', bom: 'false' };
  const [curl, fetched, client] = getSamples(operations.listAgents, { query });
  expect(curl).toContain(`'http://x/v1/workspaces/acme/agents?limit=5&format=csv&bom=false'`);
  expect(fetched).toContain('console.log(await response.text());');
  expect(client).toContain("query: { limit: '5', format: 'csv', bom: 'false' }");
  expect(client).toContain("parseAs: 'text'");
  const [, , other] = getSamples(operations.listAgents, { header: { Accept: 'application/x-ndjson' } });
  expect(other).toContain("headers: { Accept: 'application/x-ndjson' }");
});

test("a body that isn't JSON stays unchanged", () => {
  const [curl, fetched] = getSamples(operations.createAgent, { body: '{"name":' });
  expect(curl).toContain(`--data-raw '{"name":'`);
  expect(fetched).toContain(`body: '{"name":',`);
});

test('an operation of the console names its server, and a stream is read line by line', () => {
  expect(getSamples(operations.getCliConfig)[2]).toContain("baseUrl: 'http://x'");
  const [curl, fetched] = getSamples(operations.tailLogs);
  expect(curl).toContain('curl -N http');
  expect(fetched).toContain('for await (const text of response.body');
  expect(getSamples(operations.deleteSecret)[1]).toContain('console.log(response.status);');
});
