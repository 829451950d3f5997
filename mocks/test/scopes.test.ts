import { errors, operations, type Scope, scopes, scopesThatGrant } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { authenticated, createPath, getExampleBody } from './sample-requests.ts';
import { startSandbox } from './start-sandbox.ts';

type Started = Awaited<ReturnType<typeof startSandbox>>;

const createToken = async ({ send }: Started, tokenScopes: readonly Scope[]): Promise<string> =>
  (await send('POST', '/workspaces/acme/tokens', { body: { scopes: tokenScopes } })).json.secret;

test.each(authenticated)(
  '%s rejects a token that has every scope except the ones that allow it',
  async (_, operation) => {
    const started = await startSandbox();
    const scope = operation.scope as Scope;
    const token = await createToken(
      started,
      scopes.filter((one) => !scopesThatGrant[scope].includes(one)),
    );
    const options = { token, body: getExampleBody(operation) };
    const { status, json } = await started.send(operation.method, createPath(operation), options);
    expect([status, json.error.code]).toEqual([403, errors['insufficient-scope'].code]);
    expect(json.error.message).toContain(scope);
    expect(json.error.details).toEqual({ required_scope: scope, hint: 'missing_scope' });
  },
);

test.each(authenticated.filter(([, { sessionOnly, stream }]) => !sessionOnly && !stream))(
  '%s is allowed by any single scope that grants its own',
  async (_, operation) => {
    const started = await startSandbox();
    for (const scope of scopesThatGrant[operation.scope as Scope]) {
      const token = await createToken(started, [scope]);
      const options = { token, body: getExampleBody(operation) };
      const { status } = await started.send(operation.method, createPath(operation), options);
      // Any other result is fine; for example, a second decision is too late.
      expect([401, 403]).not.toContain(status);
    }
  },
);

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
