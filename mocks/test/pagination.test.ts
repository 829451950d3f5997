import { expect } from 'vitest';
import { test } from './sandbox-test.ts';
import { type Started, tokens } from './start-sandbox.ts';

const agents = '/workspaces/acme/agents';

const expectRefused = async (sandbox: Started, path: string, token = tokens.full) => {
  const { status, json } = await sandbox.send('GET', path, { token });
  expect([status, json.error.code]).toEqual([400, 'invalid_cursor']);
};

test('a cursor is only valid for its own list', async ({ started: sandbox }) => {
  const cursor = (await sandbox.send('GET', `${agents}?limit=1`)).json.next_cursor;
  await expectRefused(sandbox, `/approvals?cursor=${cursor}`);
  await expectRefused(sandbox, `${agents}/agt_01K9REFUND/runs?cursor=${cursor}`);
  await expectRefused(sandbox, `${agents}?cursor=${cursor}`, tokens.live);
  const runsCursor = (await sandbox.send('GET', `${agents}/agt_01K9REFUND/runs?limit=1`)).json.next_cursor;
  await expectRefused(sandbox, `${agents}/agt_01K9DIGEST/runs?cursor=${runsCursor}`);
  const unfilteredCursor = (await sandbox.send('GET', '/approvals?limit=1')).json.next_cursor;
  await expectRefused(sandbox, `/approvals?status=pending&cursor=${unfilteredCursor}`);
  expect((await sandbox.send('GET', `/approvals?cursor=${unfilteredCursor}`)).json.data).toHaveLength(2);
});

test('a cursor expires after an hour, or on the control plane', async ({ started, clock, context, send }) => {
  const cursor = (await send('GET', `${agents}?limit=1`)).json.next_cursor;
  clock.advance(60 * 60 * 1000);
  expect((await send('GET', `${agents}?cursor=${cursor}`)).status).toBe(200);
  clock.advance(1);
  await expectRefused(started, `${agents}?cursor=${cursor}`);
  const fresh = (await send('GET', `${agents}?limit=1`)).json.next_cursor;
  await context.cursors.expire(context.database, fresh);
  await expectRefused(started, `${agents}?cursor=${fresh}`);
});

test('a list that starts again at the time of an expired cursor gets a valid one', async ({ started }) => {
  const { context, send } = started;
  const request = () => send('GET', `${agents}?limit=1`);
  const expired = (await request()).json.next_cursor;
  await context.cursors.expire(context.database, expired);
  const { next_cursor: cursor } = (await request()).json;
  expect(cursor).not.toBe(expired);
  expect((await send('GET', `${agents}?cursor=${cursor}`)).json.data).toHaveLength(2);
  await expectRefused(started, `${agents}?cursor=${expired}`);
});
