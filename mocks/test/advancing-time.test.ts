import { expect, test } from 'vitest';
import { startSandbox } from './start-sandbox.ts';

const day = 24 * 60 * 60 * 1000;
const digest = '/workspaces/acme/agents/agt_01K9DIGEST';
type Run = { status: string; created_at: string; finished_at: string | null };

test('an active agent runs on its schedule', async () => {
  const { send, context } = await startSandbox();
  await context.advance(15 * day);
  const runs: Run[] = (await send('GET', `${digest}/runs`)).json.data;
  expect(runs.slice(0, 2).map(({ created_at, status }) => [created_at, status])).toEqual([
    ['2026-11-16T07:00:00.000Z', 'completed'],
    ['2026-11-09T07:00:00.000Z', 'completed'],
  ]);
  expect(runs).toHaveLength(4);
});

test('an inactive agent starts no runs, and its run in flight completes', async () => {
  const { send, context } = await startSandbox();
  await send('POST', `${digest}/deactivate`);
  await context.advance(15 * day);
  const runs: Run[] = (await send('GET', `${digest}/runs`)).json.data;
  expect(runs.map(({ status }) => status)).toEqual(['completed', 'completed']);
  expect(runs[0]?.finished_at).toBe('2026-11-02T09:00:00.000Z');
});

test('a scheduled run starts and ends on time', async () => {
  const { send, context } = await startSandbox();
  await context.database
    .updateTable('runs')
    .set({ status: 'pending', started_at: null, created_at: context.clock.now().toISOString() })
    .where('id', '=', 'run_01K9D2')
    .execute();
  const status = async () => (await send('GET', `${digest}/runs`)).json.data[0].status;
  await context.advance(1000);
  expect(await status()).toBe('running');
  await context.advance(58_999);
  expect(await status()).toBe('running');
  await context.advance(1);
  expect(await status()).toBe('completed');
});

test('a run waits for its approval indefinitely, and a denied run stays denied', async () => {
  const { send, context } = await startSandbox();
  const runs = '/workspaces/acme/agents/agt_01K9REFUND/runs';
  await context.advance(30 * day);
  expect((await send('GET', runs)).json.data[0].status).toBe('awaiting_approval');
  await send('POST', '/approvals/apr_01K9A3/deny');
  await context.advance(30 * day);
  expect((await send('GET', runs)).json.data[0].status).toBe('denied');
});

test('the clock cannot go back', async () => {
  const { context, clock } = await startSandbox();
  const before = clock.now();
  await expect(context.advance(-1)).rejects.toThrow(RangeError);
  expect(clock.now()).toEqual(before);
});
