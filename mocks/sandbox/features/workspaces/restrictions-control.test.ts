import { errors } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { start } from '../../../test/start-control-plane.ts';

const acme = { slug: 'acme' };
const [agents, globexAgents] = ['/workspaces/acme/agents', '/workspaces/globex/agents'];
const freeze = { resource: 'agents', action: 'write' };

const startWithSession = async () => {
  const started = await start();
  const { json: session } = await started.control(
    'addRecord',
    { slug: 'acme', resource: 'tokens' },
    { kind: 'session' },
  );
  return { ...started, session: session as { id: string; secret: string } };
};

test('a session can switch away from a workspace on hold', async () => {
  const { control, api, session } = await startWithSession();
  const all = (await api('GET', '/approvals', session.secret)).json.data;
  expect(all).not.toEqual([]);
  await control('updateWorkspace', acme, { held: true });
  expect((await api('POST', '/workspaces/globex/switch', session.secret)).status).toBe(200);
  expect((await api('GET', '/approvals', session.secret)).json.data).toEqual([]);
  expect((await api('POST', `/approvals/${all[0].id}/approve`, session.secret)).status).toBe(404);
  const back = await api('POST', '/workspaces/acme/switch', session.secret);
  expect(back.json.error.details.hint).toBe('workspace_locked');
});

test('a policy also blocks approvals, whose path has no workspace', async () => {
  const { control, api } = await start();
  await control('updateWorkspace', acme, { policy_rules: [{ resource: 'approvals', action: 'write' }] });
  const { status, json } = await api('POST', '/approvals/apr_01K9A3/approve');
  expect([status, json.error.code]).toEqual([403, 'policy_denied']);
});

test('a reset removes all restrictions', async () => {
  const { control, api } = await start();
  await control('updateWorkspace', acme, { policy_rules: [{ resource: 'agents', action: 'read' }] });
  await control('updateWorkspace', acme, { held: true });
  await control(
    'updateRecord',
    { id: 'tok_01K9SESSION', slug: 'acme', resource: 'tokens' },
    { mfa_required: true },
  );
  await control('reset');
  expect((await api('GET', agents)).status).toBe(200);
});

test('two policy rules of a workspace cannot have the same id', async () => {
  const { control } = await start();
  const rules = [
    { id: 'rule_1', ...freeze },
    { id: 'rule_1', resource: 'pages', action: 'write' },
  ];
  expect((await control('updateWorkspace', acme, { policy_rules: rules })).status).toBe(400);
  expect((await control('getWorkspace', acme)).json.policy_rules).toEqual([]);
});

test('a policy rule blocks its action in its workspace, regardless of scopes', async () => {
  const { control, api, sandbox } = await start();
  const { json } = await control('updateWorkspace', acme, { policy_rules: [freeze] });
  const [rule] = json.policy_rules;
  expect((await control('getWorkspace', acme)).json.policy_rules).toEqual([rule]);
  await control('updateWorkspace', acme, { name: 'Acme', secrets_region: 'eu' });
  const denied = await api('POST', `${agents}/agt_01K9STOCK/activate`);
  expect([denied.status, denied.json.error]).toEqual([
    403,
    {
      code: 'policy_denied',
      message: errors['policy-denied'].message,
      details: { rule_id: rule.id, ...freeze },
    },
  ]);
  const agent = sandbox.context.database
    .selectFrom('agents')
    .select('status')
    .where('id', '=', 'agt_01K9STOCK');
  expect((await agent.executeTakeFirstOrThrow()).status).toBe('inactive');
  expect((await api('GET', agents)).status).toBe(200);
  const elsewhere = await api('POST', `${globexAgents}/agt_NONE/activate`, 'key_test_globex');
  expect(elsewhere.status).toBe(404);
});
