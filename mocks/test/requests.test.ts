import { examples } from '@workspace-api/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startSandbox, tokens } from './start-sandbox.ts';

const agents = '/workspaces/acme/agents';
const key = { token: null };

test('the scheme is case-insensitive', async () => {
  const { send } = await startSandbox();
  const response = await send('GET', '/me', { ...key, headers: { Authorization: `bearer ${tokens.full}` } });
  expect(response.status).toBe(200);
});

test('an operation without a body ignores a body over a megabyte, like any other body', async () => {
  const { send } = await startSandbox();
  const agent = `/workspaces/acme/agents/${examples.agent.id}`;
  for (const body of ['{', 'x'.repeat(1024 * 1024 + 1)])
    expect((await send('POST', `${agent}/activate`, { body })).status).toBe(200);
});

test.each([
  ['GET', '/nothing/here'],
  ['PUT', '/me'],
  ['DELETE', agents],
  ['GET', '/workspaces/acme/agents/'],
  ['GET', '/workspaces/%E0%A4%A/agents'],
  ['GET', '/workspaces/acme/agents/agt_%00'],
  ['GET', '/workspaces/ACME/agents'],
  ['GET', "/workspaces/acme/agents/'%20or%201=1"],
])('%s %s is not found, with the error envelope', async (method, path) => {
  const { send } = await startSandbox();
  const { status, json } = await send(method, path);
  expect([status, json.error.code]).toEqual([404, 'not_found']);
});

test('an internal error is logged, and its response hides the cause', async () => {
  const lines: string[] = [];
  const { send, context } = await startSandbox({ log: (line) => lines.push(line) });
  await sql`drop table approvals`.execute(context.database);
  const { status, json, headers } = await send('GET', '/approvals');
  expect([status, json]).toEqual([500, examples['internal-error']]);
  expect(lines.join()).toMatch(/no such table|relation "approvals" does not exist/);
  expect(lines.join()).toContain(headers.get('X-Request-Id'));
});
