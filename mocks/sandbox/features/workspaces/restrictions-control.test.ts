import { errors } from '@workspace-api/contract';
import { expect } from 'vitest';
import { test } from '../../../test/sandbox-test.ts';

const acme = { slug: 'acme' };
const [agents, globexAgents] = ['/workspaces/acme/agents', '/workspaces/globex/agents'];
const freeze = { resource: 'agents', action: 'write' };

test('a session can switch away from a workspace on hold', async ({ control, records, send }) => {
  const { secret: token } = (await records.add('tokens', { kind: 'session' })).json;
  const all = (await send('GET', '/approvals', { token })).json.data;
  expect(all).not.toEqual([]);
  await control('updateWorkspace', acme, { held: true });
  expect((await send('POST', '/workspaces/globex/switch', { token })).status).toBe(200);
  expect((await send('GET', '/approvals', { token })).json.data).toEqual([]);
  expect((await send('POST', `/approvals/${all[0].id}/approve`, { token })).status).toBe(404);
  const back = await send('POST', '/workspaces/acme/switch', { token });
  expect(back.json.error.details.hint).toBe('workspace_locked');
});

test('a policy also blocks approvals, whose path has no workspace', async ({ control, send }) => {
  await control('updateWorkspace', acme, { policy_rules: [{ resource: 'approvals', action: 'write' }] });
  const { status, json } = await send('POST', '/approvals/apr_01K9A3/approve');
  expect([status, json.error.code]).toEqual([403, 'policy_denied']);
});

test('two policy rules of a workspace cannot have the same id', async ({ control }) => {
  const rules = [
    { id: 'rule_1', ...freeze },
    { id: 'rule_1', resource: 'pages', action: 'write' },
  ];
  expect((await control('updateWorkspace', acme, { policy_rules: rules })).status).toBe(400);
  expect((await control('getWorkspace', acme)).json.policy_rules).toEqual([]);
});

test('a policy rule blocks its action, regardless of scopes', async ({ control, send }) => {
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
  expect((await send('GET', `${agents}/agt_01K9STOCK`)).json.status).toBe('inactive');
  const elsewhere = await send('POST', `${globexAgents}/agt_NONE/activate`, { token: 'key_test_globex' });
  expect(elsewhere.status).toBe(404);
});
