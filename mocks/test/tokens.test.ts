import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { startSandbox, tokens } from './start-sandbox.ts';

const path = '/workspaces/acme/tokens';

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

test('a session is limited to its user’s permissions in the workspace of the path', async () => {
  const { send, session, context } = await startSandbox();
  await context.database
    .updateTable('memberships')
    .set({ scopes: JSON.stringify(['workspaces:read', 'agents:read']) })
    .where('workspace_id', '=', examples['workspace-list'].workspaces[0]?.id ?? '')
    .execute();
  const create = { token: session, body: { name: 'Intruder' } };
  expect((await send('GET', '/workspaces/globex/agents', { token: session })).status).toBe(200);
  expect((await send('POST', '/workspaces/globex/agents', create)).status).toBe(404);
});
