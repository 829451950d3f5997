import { errors } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { start } from '../../../test/start-control-plane.ts';

const acme = { slug: 'acme' };
const [agents, globexAgents] = ['/workspaces/acme/agents', '/workspaces/globex/agents'];
const freeze = { resource: 'agents', action: 'write' };

const startWithSession = async () => {
  const started = await start();
  const { json: session } = await started.control('issueToken', {}, { kind: 'session' });
  return { ...started, session: session as { id: string; token: string } };
};

test('a session that requires a second factor is rejected until it provides one', async () => {
  const { control, api, session } = await startWithSession();
  await control('requireMfa', { id: session.id }, { required: true });
  await control('requireMfa', { id: session.id }, { required: true });
  const { status, json } = await api('GET', '/me', session.token);
  expect([status, json.error.code, json.error.details.hint]).toEqual([401, 'unauthorized', 'mfa_required']);
  expect((await api('GET', '/me')).status).toBe(200);
  await control('requireMfa', { id: session.id }, { required: false });
  expect((await api('GET', '/me', session.token)).status).toBe(200);
});

test('a key cannot require a second factor', async () => {
  const { control } = await start();
  expect((await control('requireMfa', { id: 'tok_01K9DEMO' }, { required: true })).status).toBe(409);
  expect((await control('requireMfa', { id: 'tok_NONE' }, { required: true })).status).toBe(404);
});

test('a workspace on hold rejects all requests until the hold is lifted', async () => {
  const { control, api, session } = await startWithSession();
  await control('lockWorkspace', acme, { held: true });
  for (const path of [agents, '/me', '/approvals']) {
    for (const token of ['key_test_acme', 'key_live_acme', session.token]) {
      const { status, json } = await api('GET', path, token);
      expect([status, json.error.code, json.error.details.hint]).toEqual([
        401,
        'unauthorized',
        'workspace_locked',
      ]);
    }
  }
  expect((await api('GET', '/me', 'key_test_globex')).status).toBe(200);
  expect((await api('GET', globexAgents, session.token)).status).toBe(200);
  await control('lockWorkspace', acme, { held: false });
  expect((await api('GET', agents)).status).toBe(200);
});

test('a session can switch away from a workspace on hold', async () => {
  const { control, api, session } = await startWithSession();
  const all = (await api('GET', '/approvals', session.token)).json.data;
  expect(all).not.toEqual([]);
  await control('lockWorkspace', acme, { held: true });
  expect((await api('POST', '/workspaces/globex/switch', session.token)).status).toBe(200);
  expect((await api('GET', '/approvals', session.token)).json.data).toEqual([]);
  expect((await api('POST', `/approvals/${all[0].id}/approve`, session.token)).status).toBe(404);
  const back = await api('POST', '/workspaces/acme/switch', session.token);
  expect(back.json.error.details.hint).toBe('workspace_locked');
});

test('a policy rule blocks its action in its workspace, regardless of scopes', async () => {
  const { control, api, sandbox } = await start();
  const { status, json: rule } = await control('addPolicyRule', acme, freeze);
  expect(status).toBe(201);
  expect((await control('listPolicyRules', acme)).json).toEqual({ data: [rule] });
  const denied = await api('POST', `${agents}/agt_01K9STOCK/activate`);
  expect(denied).toEqual({
    status: 403,
    json: {
      error: {
        code: 'policy_denied',
        message: errors['policy-denied'].message,
        details: { rule_id: rule.id, ...freeze },
      },
    },
  });
  const agent = sandbox.context.database
    .selectFrom('agents')
    .select('status')
    .where('id', '=', 'agt_01K9STOCK');
  expect((await agent.executeTakeFirstOrThrow()).status).toBe('inactive');
  expect((await api('GET', agents)).status).toBe(200);
  const elsewhere = await api('POST', `${globexAgents}/agt_NONE/activate`, 'key_test_globex');
  expect(elsewhere.status).toBe(404);
});

test('a removed rule blocks nothing', async () => {
  const { control, api } = await start();
  const { json: rule } = await control('addPolicyRule', acme, freeze);
  expect((await control('removePolicyRule', { slug: 'globex', id: rule.id })).status).toBe(404);
  expect((await control('removePolicyRule', { ...acme, id: rule.id })).status).toBe(204);
  expect((await control('removePolicyRule', { ...acme, id: rule.id })).status).toBe(404);
  expect((await api('POST', `${agents}/agt_01K9STOCK/activate`)).status).toBe(200);
});

test('a policy also blocks approvals, whose path has no workspace', async () => {
  const { control, api } = await start();
  await control('addPolicyRule', acme, { resource: 'approvals', action: 'write' });
  const { status, json } = await api('POST', '/approvals/apr_01K9A3/approve');
  expect([status, json.error.code]).toEqual([403, 'policy_denied']);
});

test('a reset removes all restrictions', async () => {
  const { control, api } = await start();
  await control('addPolicyRule', acme, { resource: 'agents', action: 'read' });
  await control('lockWorkspace', acme, { held: true });
  await control('requireMfa', { id: 'tok_01K9SESSION' }, { required: true });
  await control('reset');
  expect((await api('GET', agents)).status).toBe(200);
});
