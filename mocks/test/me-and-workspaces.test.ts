import { examples, scopes } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { issueToken } from '../sandbox/features/tokens/rows.ts';
import { startSandbox, tokens } from './start-sandbox.ts';

const [globex, acme] = examples['workspace-list'].workspaces;

test('the caller sees its user, its token with all scopes, and its workspace', async () => {
  const { send } = await startSandbox();
  const { json } = await send('GET', '/me');
  expect(json).toEqual({
    user: examples.me.user,
    token: { id: 'tok_01K9DEMO', scopes, mode: 'test' },
    workspace: { slug: 'acme' },
  });
});

test('the prefix of a token matches its mode', async () => {
  const { send } = await startSandbox();
  expect((await send('GET', '/me', { token: tokens.live })).json.token.mode).toBe('live');
});

test('a key can only access its own workspace', async () => {
  const { send } = await startSandbox();
  expect((await send('GET', '/workspaces')).json).toEqual({ workspaces: [acme], next_cursor: null });
  expect((await send('GET', '/workspaces/acme')).json).toEqual(acme);
  expect((await send('GET', '/workspaces/globex')).json.error.code).toBe('not_found');
  expect((await send('GET', '/workspaces/initech')).json.error.code).toBe('not_found');
});

test('a session can access all workspaces of its user, newest first', async () => {
  const { send, session } = await startSandbox();
  expect((await send('GET', '/workspaces', { token: session })).json.workspaces).toEqual([globex, acme]);
});

test('the current workspace of a key is the one it was created in', async () => {
  const { send } = await startSandbox();
  expect((await send('GET', '/workspaces/current')).json).toEqual(acme);
  expect((await send('GET', '/workspaces/current', { token: tokens.globex })).json).toEqual(globex);
});

test('a session resolves to the workspace of its last switch', async () => {
  const { send, session } = await startSandbox();
  expect((await send('GET', '/workspaces/current', { token: session })).json).toEqual(acme);
  const switched = await send('POST', '/workspaces/globex/switch', { token: session });
  expect(switched.json).toEqual({ workspace: globex });
  expect((await send('GET', '/workspaces/current', { token: session })).json).toEqual(globex);
  expect((await send('GET', '/me', { token: session })).json.workspace.slug).toBe('globex');
});

test('a key cannot be switched', async () => {
  const { send } = await startSandbox();
  const { status, json } = await send('POST', '/workspaces/acme/switch');
  expect(status).toBe(403);
  expect(json.error.code).toBe('workspace_forbidden');
});

test('a session cannot switch to a workspace without a membership of its user', async () => {
  const { send, session, context } = await startSandbox();
  await context.database
    .deleteFrom('memberships')
    .where('workspace_id', '=', globex?.id ?? '')
    .execute();
  const { status, json } = await send('POST', '/workspaces/globex/switch', { token: session });
  expect([status, json.error.code]).toEqual([403, 'workspace_forbidden']);
  expect((await send('GET', '/workspaces/current', { token: session })).json).toEqual(acme);
});

test('a session is limited to its user’s permissions in the workspace of the path', async () => {
  const { send, session, context } = await startSandbox();
  await context.database
    .updateTable('memberships')
    .set({ scopes: JSON.stringify(['workspaces:read', 'agents:read']) })
    .where('workspace_id', '=', globex?.id ?? '')
    .execute();
  const create = { token: session, body: { name: 'Intruder' } };
  expect((await send('GET', '/workspaces/globex/agents', { token: session })).status).toBe(200);
  expect((await send('POST', '/workspaces/globex/agents', create)).status).toBe(404);
});

test('the error for an expired session hints at a refresh', async () => {
  const { send, context, clock } = await startSandbox();
  const { secret } = await issueToken(
    context,
    context.database,
    { workspaceId: acme?.id ?? '', mode: 'test' },
    {
      kind: 'session',
      userId: examples.me.user.id,
      scopes,
      expiresIn: 60,
    },
  );
  expect((await send('GET', '/me', { token: secret })).status).toBe(200);
  clock.advance(60_000);
  const { status, json, headers } = await send('GET', '/me', { token: secret });
  expect([status, json.error.code, json.error.details.hint]).toEqual([401, 'token_expired', 'token_expired']);
  expect(headers.get('Retry-After')).toBe('0');
});
