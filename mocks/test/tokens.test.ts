import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { startSandbox, tokens } from './start-sandbox.ts';

const path = '/workspaces/acme/tokens';

test('a new key shows its secret once, has exactly the requested scopes, and works', async () => {
  const { send } = await startSandbox();
  const { status, json } = await send('POST', path, {
    body: { scopes: ['me:read', 'logs:read'], name: 'Export' },
  });
  expect(status).toBe(201);
  expect(json.secret).toMatch(/^key_test_/);
  const me = await send('GET', '/me', { token: json.secret });
  expect(me.json.token).toEqual({ id: json.id, scopes: ['me:read', 'logs:read'], mode: 'test' });
  const inspected = await send('GET', `${path}/${json.id}`);
  expect(inspected.text).not.toContain(json.secret);
  expect(Object.keys(inspected.json)).not.toContain('secret');
});

test('a live key creates live keys', async () => {
  const { send } = await startSandbox();
  const { json } = await send('POST', path, { token: tokens.live, body: { scopes: ['me:read'] } });
  expect(json.secret).toMatch(/^key_live_/);
  expect(json.mode).toBe('live');
});

test('the secret of a key is in no column of the database', async () => {
  const { send, context } = await startSandbox();
  const { json } = await send('POST', path, { body: { scopes: ['me:read'] } });
  expect(JSON.stringify(await context.database.selectFrom('tokens').selectAll().execute())).not.toContain(
    json.secret,
  );
});

test('inspecting a key shows its scopes, last use and creator', async () => {
  const { send } = await startSandbox();
  const { json } = await send('GET', `${path}/${examples['api-key'].id}`);
  expect(json).toEqual(examples['api-key']);
});

test('the last use of a key is recorded', async () => {
  const { send, clock } = await startSandbox();
  const { json: key } = await send('POST', path, { body: { scopes: ['me:read'] } });
  expect(key.last_used_at).toBeNull();
  clock.advance(5000);
  await send('GET', '/me', { token: key.secret });
  expect((await send('GET', `${path}/${key.id}`)).json.last_used_at).toBe(clock.now().toISOString());
});

test('rotating replaces the secret under the same id', async () => {
  const { send } = await startSandbox();
  const { json: key } = await send('POST', path, { body: { scopes: ['me:read'] } });
  const { json: rotated } = await send('POST', `${path}/${key.id}/rotate`);
  expect(rotated).toEqual({ ...key, secret: rotated.secret });
  expect(rotated.secret).not.toBe(key.secret);
  expect((await send('GET', '/me', { token: rotated.secret })).status).toBe(200);
  const old = await send('GET', '/me', { token: key.secret });
  expect([old.status, old.json.error.details.hint]).toEqual([401, 'token_revoked']);
});

test('a revoked key stops working immediately and is not found', async () => {
  const { send } = await startSandbox();
  const { json: key } = await send('POST', path, { body: { scopes: ['me:read'] } });
  expect((await send('DELETE', `${path}/${key.id}`)).status).toBe(204);
  const { status, json } = await send('GET', '/me', { token: key.secret });
  expect([status, json.error.code, json.error.details.hint]).toEqual([401, 'unauthorized', 'token_revoked']);
  expect((await send('GET', `${path}/${key.id}`)).status).toBe(404);
  expect((await send('DELETE', `${path}/${key.id}`)).status).toBe(404);
  expect((await send('POST', `${path}/${key.id}/rotate`)).status).toBe(404);
});

test('a name is unique in a workspace and mode, and available again after a revocation', async () => {
  const { send } = await startSandbox();
  const body = { scopes: ['me:read'], name: 'Deploys' };
  const { json: key } = await send('POST', path, { body });
  const { status, json } = await send('POST', path, { body });
  expect([status, json.error.code, json.error.details.kind]).toEqual([409, 'conflict', 'name_taken']);
  expect(json.error.message).toContain('Deploys');
  expect((await send('POST', '/workspaces/globex/tokens', { token: tokens.globex, body })).status).toBe(201);
  expect((await send('POST', path, { token: tokens.live, body })).status).toBe(201);
  await send('DELETE', `${path}/${key.id}`);
  expect((await send('POST', path, { body })).status).toBe(201);
});

test('keys of another workspace or mode, and sessions, are not found', async () => {
  const { send } = await startSandbox();
  for (const id of ['tok_01K9OTHER', 'tok_01K9LIVE', 'tok_01K9SESSION', 'tok_none'])
    expect((await send('GET', `${path}/${id}`)).status).toBe(404);
});
