import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { startSandbox, tokens } from './start-sandbox.ts';

const [pending, denied, approved] = examples['approval-list'].data;
const runPath = '/workspaces/acme/agents/agt_01K9REFUND/runs';

test('approvals are listed without a workspace in the path, newest first', async () => {
  const { send } = await startSandbox();
  expect((await send('GET', '/approvals')).json).toEqual(examples['approval-list']);
});

test.each([
  ['pending', pending],
  ['denied', denied],
  ['approved', approved],
])('the list can be filtered by status %s', async (status, approval) => {
  const { send } = await startSandbox();
  expect((await send('GET', `/approvals?status=${status}`)).json.data).toEqual([approval]);
});

test('approving resumes the run and records who decided, when, and the note', async () => {
  const { send, clock } = await startSandbox();
  const { json } = await send('POST', `/approvals/${pending?.id}/approve`, { body: { note: 'Fine.' } });
  expect(json).toEqual({
    ...pending,
    status: 'approved',
    decided_at: clock.now().toISOString(),
    decided_by: examples.me.user.id,
    note: 'Fine.',
  });
  expect((await send('GET', `/approvals/${pending?.id}`)).json).toEqual(json);
  expect((await send('GET', runPath)).json.data[0]).toMatchObject({ status: 'running', finished_at: null });
});

test('denying stops the run permanently', async () => {
  const { send, clock } = await startSandbox();
  const { json } = await send('POST', `/approvals/${pending?.id}/deny`);
  expect(json.status).toBe('denied');
  const now = clock.now().toISOString();
  expect((await send('GET', runPath)).json.data[0]).toMatchObject({ status: 'denied', finished_at: now });
});

test('an approval can be decided only once', async () => {
  const { send } = await startSandbox();
  for (const first of [approved, denied])
    for (const again of ['approve', 'deny']) {
      const { status, json } = await send('POST', `/approvals/${first?.id}/${again}`);
      expect([status, json.error.code]).toEqual([409, 'already_decided']);
      expect((await send('GET', `/approvals/${first?.id}`)).json).toEqual(first);
    }
});

test('of two concurrent decisions, one is rejected', async () => {
  const { send } = await startSandbox();
  const responses = await Promise.all([
    send('POST', `/approvals/${pending?.id}/approve`),
    send('POST', `/approvals/${pending?.id}/deny`),
  ]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a session sees the approvals of all its workspaces, a key only the approvals of its workspace', async () => {
  const { send, session } = await startSandbox();
  await send('POST', '/workspaces/globex/switch', { token: session });
  expect((await send('GET', '/approvals', { token: session })).json.data).toHaveLength(3);
  expect((await send('GET', '/approvals', { token: tokens.globex })).json.data).toEqual([]);
  expect((await send('GET', `/approvals/${pending?.id}`, { token: tokens.globex })).status).toBe(404);
  expect((await send('POST', `/approvals/${pending?.id}/deny`, { token: tokens.globex })).status).toBe(404);
  expect((await send('GET', '/approvals', { token: tokens.live })).json.data).toEqual([]);
});
