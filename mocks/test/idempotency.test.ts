import { scopes } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { startSandbox, type TestResponse, tokens } from './start-sandbox.ts';

const agents = '/workspaces/acme/agents';
const hour = 60 * 60 * 1000;
const headers = { 'Idempotency-Key': 'b0b4b6c0-5d5c-4a56-9c53-1f0f6f0e9a11' };
const write = { body: { name: 'Once' }, headers };
const isReplay = (response: TestResponse) => response.headers.get('Idempotent-Replayed') === 'true';

test('a repeated write returns the first response byte for byte without executing again', async () => {
  const { send } = await startSandbox();
  const [first, second] = [await send('POST', agents, write), await send('POST', agents, write)];
  expect([isReplay(first), isReplay(second)]).toEqual([false, true]);
  expect([second.status, second.text]).toEqual([first.status, first.text]);
  expect(second.headers.get('Content-Type')).toBe(first.headers.get('Content-Type'));
  expect((await send('GET', agents)).json.data).toHaveLength(4);
});

test('a response without a body is replayed too', async () => {
  const { send } = await startSandbox();
  const { json: key } = await send('POST', '/workspaces/acme/tokens', { body: { scopes: ['me:read'] } });
  const path = `/workspaces/acme/tokens/${key.id}`;
  expect((await send('DELETE', path, { headers })).status).toBe(204);
  const again = await send('DELETE', path, { headers });
  expect([again.status, isReplay(again)]).toEqual([204, true]);
});

test('a key with another body is rejected, and the first response is kept', async () => {
  const { send } = await startSandbox();
  const first = await send('POST', agents, write);
  const other = await send('POST', agents, { ...write, body: { name: 'Twice' } });
  expect([other.status, other.json.error.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
  expect((await send('POST', agents, write)).text).toBe(first.text);
  expect((await send('GET', agents)).json.data).toHaveLength(4);
});

test('another token, route or case of the key is another write', async () => {
  const { send } = await startSandbox();
  const { json: second } = await send('POST', '/workspaces/acme/tokens', { body: { scopes } });
  const responses = [
    await send('POST', agents, write),
    await send('POST', agents, { ...write, token: second.secret }),
    await send('POST', agents, {
      ...write,
      headers: { 'Idempotency-Key': headers['Idempotency-Key'].toUpperCase() },
    }),
    await send('POST', `${agents}/agt_01K9STOCK/activate`, { headers }),
    await send('POST', `${agents}/agt_01K9DIGEST/activate`, { headers }),
  ];
  expect(responses.map(isReplay)).toEqual(Array(5).fill(false));
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 200, 200]);
});

test('a failed request does not use its key', async () => {
  const { send } = await startSandbox();
  expect((await send('POST', agents, { body: { name: '' }, headers })).status).toBe(400);
  const approvePath = '/approvals/apr_01K9A1/approve';
  expect((await send('POST', approvePath, { headers })).status).toBe(409);
  const conflict = await send('POST', approvePath, { headers });
  expect([conflict.status, isReplay(conflict)]).toEqual([409, false]);
  expect((await send('POST', agents, write)).status).toBe(201);
});

test('expired keys are deleted from the database', async () => {
  const { send, clock, context } = await startSandbox();
  const listKeys = () => context.database.selectFrom('idempotency_records').select('key').execute();
  const once = (key: string) =>
    send('POST', agents, { body: { name: key }, headers: { 'Idempotency-Key': key } });
  await once('first');
  clock.advance(hour);
  await once('second');
  clock.advance(23 * hour);
  await once('third');
  expect((await listKeys()).map(({ key }) => key).sort()).toEqual(['second', 'third']);
});

test('a key is stored for 24 hours after the first success', async () => {
  const { send, clock } = await startSandbox();
  const first = await send('POST', agents, write);
  clock.advance(24 * hour - 1);
  expect((await send('POST', agents, write)).text).toBe(first.text);
  clock.advance(1);
  const later = await send('POST', agents, { ...write, body: { name: 'Afresh' } });
  expect([later.status, isReplay(later)]).toEqual([201, false]);
  expect(isReplay(await send('POST', agents, { ...write, body: { name: 'Afresh' } }))).toBe(true);
});

test('of concurrent equal requests, one is executed and the others replay its response', async () => {
  const { send } = await startSandbox();
  const responses = await Promise.all(Array.from({ length: 5 }, () => send('POST', agents, write)));
  expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  expect(responses.filter(isReplay)).toHaveLength(4);
  expect((await send('GET', agents)).json.data).toHaveLength(4);
});

test('a read ignores the key', async () => {
  const { send } = await startSandbox();
  expect(isReplay(await send('GET', agents, { headers }))).toBe(false);
  expect(isReplay(await send('GET', agents, { headers }))).toBe(false);
});

test('a key has 1 to 255 characters', async () => {
  const { send } = await startSandbox();
  const withKey = (key: string) => send('POST', agents, { ...write, headers: { 'Idempotency-Key': key } });
  expect((await withKey('k'.repeat(255))).status).toBe(201);
  const { status, json } = await withKey('k'.repeat(256));
  expect(status).toBe(400);
  expect(json.error.fields).toEqual([
    { path: '/Idempotency-Key', reason: 'too_long', message: expect.any(String) },
  ]);
});

test('a token that lost the scope cannot replay', async () => {
  const { send, context } = await startSandbox();
  await send('POST', agents, write);
  await context.database
    .updateTable('tokens')
    .set({ scopes: JSON.stringify(['agents:read']) })
    .where('id', '=', 'tok_01K9DEMO')
    .execute();
  expect((await send('POST', agents, { ...write, token: tokens.full })).status).toBe(403);
});
