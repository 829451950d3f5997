import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { startSandbox } from './start-sandbox.ts';

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
