import { expect, test } from 'vitest';
import { startSandbox } from './start-sandbox.ts';

const day = 24 * 60 * 60 * 1000;
const digest = '/workspaces/acme/agents/agt_01K9DIGEST';

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
