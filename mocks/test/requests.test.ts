import { examples } from '@workspace-api/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startSandbox, tokens } from './start-sandbox.ts';

const agents = '/workspaces/acme/agents';
const key = { token: null };

test.each([
  ['another scheme', 'Basic a2V5OnRlc3Q='],
  ['no token', 'Bearer'],
  ['an unknown token', 'Bearer key_test_nobody'],
  ['two tokens', `Bearer ${tokens.full} ${tokens.live}`],
  ['a token without its scheme', tokens.full],
])('%s is rejected with a challenge', async (_, authorization) => {
  const { send } = await startSandbox();
  const { status, headers } = await send('GET', '/me', { ...key, headers: { Authorization: authorization } });
  expect(status).toBe(401);
  expect(headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"');
});

test('the scheme is case-insensitive', async () => {
  const { send } = await startSandbox();
  const response = await send('GET', '/me', { ...key, headers: { Authorization: `bearer ${tokens.full}` } });
  expect(response.status).toBe(200);
});

test('all invalid fields of a body are reported together', async () => {
  const { send } = await startSandbox();
  const { status, json } = await send('POST', agents, { body: { name: '', task: 7, colour: 'red' } });
  expect([status, json.error.code]).toEqual([400, 'validation_failed']);
  expect(json.error.fields.map(({ path, reason }: never) => [path, reason])).toEqual([
    ['/colour', 'unknown_field'],
    ['/name', 'too_short'],
    ['/task', 'format_mismatch'],
  ]);
});

test.each([
  ['{}', '/name', 'missing'],
  [JSON.stringify({ name: 'a'.repeat(121) }), '/name', 'too_long'],
  ['[]', '', 'format_mismatch'],
  ['null', '', 'format_mismatch'],
  ['{"name":', '', 'format_mismatch'],
  [undefined, '', 'missing'],
])('the body %s is rejected', async (body, path, reason) => {
  const { send } = await startSandbox();
  const { status, json } = await send('POST', agents, body === undefined ? {} : { body });
  expect(status).toBe(400);
  expect(json.error.fields).toEqual([{ path, reason, message: expect.any(String) }]);
});

test.each([
  ['limit=0', '/limit', 'out_of_range'],
  ['limit=101', '/limit', 'out_of_range'],
  ['limit=ten', '/limit', 'format_mismatch'],
  ['limit=0x10', '/limit', 'format_mismatch'],
  ['limit=1e1', '/limit', 'format_mismatch'],
  ['limit=%205', '/limit', 'format_mismatch'],
  ['limit=1&limit=2', '/limit', 'format_mismatch'],
  ['format=xml', '/format', 'unknown_value'],
  ['bom=perhaps', '/bom', 'format_mismatch'],
])('the query %s is rejected', async (query, path, reason) => {
  const { send } = await startSandbox();
  const { status, json } = await send('GET', `${agents}?${query}`);
  expect(status).toBe(400);
  expect(json.error.fields).toEqual([{ path, reason, message: expect.any(String) }]);
});

test('an endlessly nested body is malformed', async () => {
  const { send } = await startSandbox();
  expect((await send('POST', agents, { body: '['.repeat(500_000) })).status).toBe(400);
});

test('an operation without a body ignores a body over a megabyte, like any other body', async () => {
  const { send } = await startSandbox();
  const agent = `/workspaces/acme/agents/${examples.agent.id}`;
  for (const body of ['{', 'x'.repeat(1024 * 1024 + 1)])
    expect((await send('POST', `${agent}/activate`, { body })).status).toBe(200);
});

test('a body over a megabyte is rejected and changes nothing', async () => {
  const { send } = await startSandbox();
  const body = { name: 'Big', task: 'x'.repeat(1024 * 1024) };
  expect((await send('POST', agents, { body })).status).toBe(413);
  expect((await send('GET', agents)).json.data).toHaveLength(3);
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
