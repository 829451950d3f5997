import { errors } from '@workspace-api/contract';
import { expect } from 'vitest';
import { test } from '../../../test/sandbox-test.ts';
import { startSandbox } from '../../../test/start-sandbox.ts';

const acme = { slug: 'acme' };
const [agents, globexAgents] = ['/workspaces/acme/agents', '/workspaces/globex/agents'];
const freeze = { resource: 'agents', action: 'write' };

const startWithSession = async () => {
  const started = await startSandbox();
  const { json: session } = await started.records.add('tokens', { kind: 'session' });
  return { ...started, session: session as { id: string; secret: string } };
};

test('a session can switch away from a workspace on hold', async () => {
  const { control, send, session } = await startWithSession();
  const all = (await send('GET', '/approvals', { token: session.secret })).json.data;
  expect(all).not.toEqual([]);
  await control('updateWorkspace', acme, { held: true });
  expect((await send('POST', '/workspaces/globex/switch', { token: session.secret })).status).toBe(200);
  expect((await send('GET', '/approvals', { token: session.secret })).json.data).toEqual([]);
  expect((await send('POST', `/approvals/${all[0].id}/approve`, { token: session.secret })).status).toBe(404);
  const back = await send('POST', '/workspaces/acme/switch', { token: session.secret });
  expect(back.json.error.details.hint).toBe('workspace_locked');
});

test('a policy also blocks approvals, whose path has no workspace', async ({ control, send }) => {
  await control('updateWorkspace', acme, { policy_rules: [{ resource: 'approvals', action: 'write' }] });
  const { status, json } = await send('POST', '/approvals/apr_01K9A3/approve');
  expect([status, json.error.code]).toEqual([403, 'policy_denied']);
});

test('a reset removes all restrictions', async ({ control, records, send }) => {
  await control('updateWorkspace', acme, { policy_rules: [{ resource: 'agents', action: 'read' }] });
  await control('updateWorkspace', acme, { held: true });
  await records.change('tokens', 'tok_01K9SESSION', { mfa_required: true });
  await control('reset');
  expect((await send('GET', agents)).status).toBe(200);
});

test('two policy rules of a workspace cannot have the same id', async ({ control }) => {
  const rules = [
    { id: 'rule_1', ...freeze },
    { id: 'rule_1', resource: 'pages', action: 'write' },
  ];
  expect((await control('updateWorkspace', acme, { policy_rules: rules })).status).toBe(400);
  expect((await control('getWorkspace', acme)).json.policy_rules).toEqual([]);
});

test('a policy rule blocks its action, regardless of scopes', async ({ control, send, sandbox }) => {
  const { json } = await control('updateWorkspace', acme, { policy_rules: [freeze] });
  const [rule] = json.policy_rules;
  expect((await control('getWorkspace', acme)).json.policy_rules).toEqual([rule]);
  await control('updateWorkspace', acme, { name: 'Acme', secrets_region: 'eu' });
  const denied = await send('POST', `${agents}/agt_01K9STOCK/activate`);
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
  expect((await send('GET', agents)).status).toBe(200);
  const elsewhere = await send('POST', `${globexAgents}/agt_NONE/activate`, { token: 'key_test_globex' });
  expect(elsewhere.status).toBe(404);
});
