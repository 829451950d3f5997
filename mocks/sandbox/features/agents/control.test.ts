import { expect, test } from 'vitest';
import { start } from '../../../test/start-control-plane.ts';

const active = { slug: 'acme', id: 'agt_01K9DIGEST' };

test('an active agent starts a run, which is listed first', async () => {
  const { control, api } = await start();
  const { status, json } = await control('addRun', active);
  expect({ status, run: json.status }).toEqual({ status: 201, run: 'running' });
  const { json: runs } = await api('GET', '/workspaces/acme/agents/agt_01K9DIGEST/runs');
  expect(runs.data[0]).toEqual(json);
});

test('a scheduled run has not started', async () => {
  const { control } = await start();
  expect((await control('addRun', active, { status: 'pending' })).json).toMatchObject({
    status: 'pending',
    started_at: null,
  });
});

test('an inactive agent starts no run', async () => {
  const { control } = await start();
  expect((await control('addRun', { ...active, id: 'agt_01K9STOCK' })).status).toBe(409);
});

test('an agent of the test mode has no runs in live mode', async () => {
  const { control } = await start();
  expect((await control('addRun', active, { mode: 'live' })).status).toBe(404);
});

test('a paused run resumes when its approval is granted', async () => {
  const { control, api } = await start();
  const run = (await control('addRun', active)).json;
  const payload = { amount: 1250 };
  const paused = await control('pauseRun', { slug: 'acme', id: run.id }, { action: 'issue_refund', payload });
  expect(paused).toMatchObject({
    status: 201,
    json: { status: 'pending', run_id: run.id, agent_id: run.agent_id, workspace: 'acme', payload },
  });
  const current = async () => (await api('GET', '/workspaces/acme/agents/agt_01K9DIGEST/runs')).json.data[0];
  expect(await current()).toMatchObject({ status: 'awaiting_approval', approval_id: paused.json.id });
  expect((await control('pauseRun', { slug: 'acme', id: run.id })).status).toBe(409);
  expect((await control('finishRun', { slug: 'acme', id: run.id }, { status: 'failed' })).status).toBe(409);
  await api('POST', `/approvals/${paused.json.id}/approve`);
  expect(await current()).toMatchObject({ status: 'running' });
  const again = await control('pauseRun', { slug: 'acme', id: run.id });
  await api('POST', `/approvals/${again.json.id}/deny`);
  expect(await current()).toMatchObject({ status: 'denied' });
});

test.each(['completed', 'failed'])('a run can be finished as %s once', async (status) => {
  const { control } = await start();
  const run = (await control('addRun', active, { status: 'pending' })).json;
  const path = { slug: 'acme', id: run.id };
  const ended = await control('finishRun', path, { status });
  expect(ended.json).toMatchObject({ status, finished_at: expect.any(String) });
  expect(ended.json.started_at === null).toBe(status === 'failed');
  expect((await control('finishRun', path, { status })).status).toBe(409);
});

test.each(['pauseRun', 'finishRun'] as const)('%s finds no run of another workspace', async (id) => {
  const { control } = await start();
  const path = { slug: 'globex', id: 'run_01K9D2' };
  expect((await control(id, path, id === 'finishRun' ? { status: 'failed' } : undefined)).status).toBe(404);
});
