import { expect, test } from 'vitest';
import { start } from '../../../test/start-control-plane.ts';

const acme = { slug: 'acme' };

test('a deleted agent is gone with its runs and approvals, and other agents remain', async () => {
  const { control, api } = await start();
  const listIds = async (path: string) =>
    (await api('GET', path)).json.data.map(({ id }: { id: string }) => id);
  const before = { agents: await listIds('/workspaces/acme/agents'), approvals: await listIds('/approvals') };
  const agent = (await api('POST', '/workspaces/acme/agents', 'key_test_acme', { name: 'Short-lived' })).json;
  await api('POST', `/workspaces/acme/agents/${agent.id}/activate`);
  const run = (await control('addRun', { ...acme, id: agent.id }, { status: 'running' })).json;
  const paused = await control('pauseRun', { ...acme, id: run.id }, { action: 'send', payload: {} });
  expect(paused.status, JSON.stringify(paused.json)).toBe(201);
  expect(await listIds('/approvals')).toHaveLength(before.approvals.length + 1);
  const { status } = await control('removeRecord', { ...acme, kind: 'agent', id: agent.id });
  expect(status).toBe(204);
  expect({
    agents: await listIds('/workspaces/acme/agents'),
    approvals: await listIds('/approvals'),
  }).toEqual(before);
});

test.each([
  ['page', 'addPage', { slug: 'short-lived', title: 'Short-lived' }],
  ['form', 'addForm', { name: 'Short-lived', fields: ['email'] }],
  ['invoice', 'addInvoice', { amount: 100, currency: 'EUR', status: 'paid' }],
] as const)('a deleted %s is gone, and deleting it again is a 404', async (kind, operation, body) => {
  const { control } = await start();
  const { id } = (await control(operation, acme, body)).json;
  expect((await control('removeRecord', { ...acme, kind, id })).status).toBe(204);
  const again = await control('removeRecord', { ...acme, kind, id });
  expect([again.status, again.json.error.message]).toEqual([404, `The workspace has no ${kind} ${id}.`]);
});

test('a deleted token stops working', async () => {
  const { control, api } = await start();
  const { id, token } = (await control('issueToken', {}, { kind: 'key', workspace: 'acme' })).json;
  expect((await api('GET', '/me', token)).status).toBe(200);
  expect((await control('removeRecord', { ...acme, kind: 'token', id })).status).toBe(204);
  expect((await api('GET', '/me', token)).status).toBe(401);
});

test('a record of another workspace, mode or kind is not deleted', async () => {
  const { control } = await start();
  const { id } = (await control('addPage', acme, { slug: 'kept', title: 'Kept' })).json;
  expect((await control('removeRecord', { slug: 'globex', kind: 'page', id })).status).toBe(404);
  expect((await control('removeRecord', { ...acme, kind: 'form', id })).status).toBe(404);
  expect((await control('removeRecord', { ...acme, kind: 'user', id })).status).toBe(400);
  expect((await control('removeRecord', { ...acme, kind: 'page', id })).status).toBe(204);
});
