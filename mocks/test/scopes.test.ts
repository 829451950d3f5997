import { examples, operations, type Scope } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { createPath, getExampleBody } from './sample-requests.ts';
import { startSandbox } from './start-sandbox.ts';

type Started = Awaited<ReturnType<typeof startSandbox>>;

const createToken = async ({ send }: Started, tokenScopes: readonly Scope[]): Promise<string> =>
  (await send('POST', '/workspaces/acme/tokens', { body: { scopes: tokenScopes } })).json.secret;

/** The scopes as written in the service document, independent of the generated table. */
test.each([
  ['tokens:destructive', 'getToken', true],
  ['tokens:write', 'revokeToken', false],
  ['agents:write', 'listAgents', true],
  ['agents:read', 'createAgent', false],
  ['secrets:write', 'setSecret', false],
  ['secrets:destructive', 'setSecret', false],
  ['secrets:set', 'rotateSecret', false],
  ['secrets:set', 'setSecret', true],
  ['pages:write', 'publishPages', true],
  ['pages:write', 'rollbackPage', false],
] as const)('%s and %s: allowed is %s', async (scope, id, allowed) => {
  const started = await startSandbox();
  const operation = operations[id];
  const options = { token: await createToken(started, [scope]), body: getExampleBody(operation) };
  const { status } = await started.send(operation.method, createPath(operation), options);
  expect(status !== 403).toBe(allowed);
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
