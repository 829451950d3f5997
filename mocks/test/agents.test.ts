import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { startSandbox, tokens } from './start-sandbox.ts';

const path = '/workspaces/acme/agents';
const [stock, refund, digest] = examples['agent-list'].data;

test('agents are listed newest first', async () => {
  const { send } = await startSandbox();
  expect((await send('GET', path)).json).toEqual({ data: [stock, refund, digest], next_cursor: null });
});

test('a new agent is inactive, has no runs, and is listed first', async () => {
  const { send } = await startSandbox();
  const { status, json: agent } = await send('POST', path, { body: { name: 'Greeter', task: 'Say hello.' } });
  expect(status).toBe(201);
  expect(agent).toMatchObject({ name: 'Greeter', status: 'inactive', task: 'Say hello.', schedule: null });
  expect((await send('GET', `${path}/${agent.id}`)).json).toEqual(agent);
  expect((await send('GET', path)).json.data[0]).toEqual(agent);
  expect((await send('GET', `${path}/${agent.id}/runs`)).json.data).toEqual([]);
});

test.each(['every day', '@reboot', '* * * *', '60 * * * *', '0 0 * * DAY'])(
  'an invalid schedule is rejected: %s',
  async (schedule) => {
    const { send } = await startSandbox();
    const { status, json } = await send('POST', path, { body: { name: 'Never', schedule } });
    expect(status).toBe(400);
    expect(json.error.fields).toMatchObject([{ path: '/schedule', reason: 'format_mismatch' }]);
  },
);

test('activating and deactivating an agent can be repeated', async () => {
  const { send } = await startSandbox();
  for (const [move, status] of [
    ['activate', 'active'],
    ['activate', 'active'],
    ['deactivate', 'inactive'],
    ['deactivate', 'inactive'],
  ]) {
    expect((await send('POST', `${path}/${stock?.id}/${move}`)).json).toEqual({ ...stock, status });
    expect((await send('GET', `${path}/${stock?.id}`)).json.status).toBe(status);
  }
});

test('deactivating an agent does not affect its runs in flight and pending approvals', async () => {
  const { send } = await startSandbox();
  await send('POST', `${path}/${refund?.id}/deactivate`);
  expect((await send('GET', `${path}/${refund?.id}/runs`)).json.data).toEqual(examples['run-list'].data);
  expect((await send('POST', '/approvals/apr_01K9A3/approve')).status).toBe(200);
});

test('runs are listed newest first', async () => {
  const { send } = await startSandbox();
  expect((await send('GET', `${path}/${refund?.id}/runs`)).json).toEqual(examples['run-list']);
  expect((await send('GET', `${path}/${digest?.id}/runs`)).json).toEqual(examples['run-list-of-digest']);
});

test.each([
  ['GET', `${path}/agt_none`],
  ['POST', `${path}/agt_none/activate`],
  ['POST', `${path}/agt_none/deactivate`],
  ['GET', `${path}/agt_none/runs`],
])('%s %s is not found', async (method, unknown) => {
  const { send } = await startSandbox();
  expect((await send(method, unknown)).json.error.code).toBe('not_found');
});

test('modes and workspaces are isolated', async () => {
  const { send } = await startSandbox();
  expect((await send('GET', path, { token: tokens.live })).json.data).toEqual([]);
  expect((await send('GET', `${path}/${stock?.id}`, { token: tokens.live })).status).toBe(404);
  expect((await send('POST', `${path}/${stock?.id}/activate`, { token: tokens.live })).status).toBe(404);
  const elsewhere = `/workspaces/globex/agents/${stock?.id}`;
  expect((await send('GET', elsewhere, { token: tokens.globex })).status).toBe(404);
  expect((await send('GET', path, { token: tokens.globex })).status).toBe(404);
});
