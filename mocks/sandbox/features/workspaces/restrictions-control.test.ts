import { expect, test } from 'vitest';
import { start } from '../../../test/start-control-plane.ts';

const acme = { slug: 'acme' };
const agents = '/workspaces/acme/agents';
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
