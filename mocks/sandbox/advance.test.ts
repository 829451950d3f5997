import { expect, test } from 'vitest';
import { startWithEndpoint } from '../test/webhook-endpoint.ts';
import { waitAfter } from './features/webhooks/retry.ts';

test('retries that are due within a second are made together, and none before its time', async () => {
  const { subscribe, publish, receiver, clock, context, settle } = await startWithEndpoint();
  const { id } = await subscribe(['pages.published']);
  receiver.answer(500);
  for (let event = 0; event < 3; event += 1) {
    await publish();
    await settle();
    clock.advance(100);
  }
  await context.advance(waitAfter(1));
  const sent = await context.database
    .selectFrom('webhook_attempts')
    .innerJoin('webhook_deliveries', 'webhook_deliveries.id', 'webhook_attempts.delivery_id')
    .select(['number', 'sent_at'])
    .where('subscription_id', '=', id)
    .orderBy('sent_at')
    .execute();
  const times = (which: number) =>
    sent.filter(({ number }) => number === which).map(({ sent_at }) => Date.parse(sent_at));
  const [first = 0, ...others] = times(1);
  expect(others.map((time) => time - first)).toEqual([100, 200]);
  // The first is due on the second; the others wait for where the clock stops next, a second later at most.
  expect(times(2).map((time) => time - first - waitAfter(1))).toEqual([0, 300, 300]);
  expect(receiver.deliveries).toHaveLength(6);
});

test('what is published while the clock is advanced has its time to be answered', async () => {
  const { subscribe, publish, context, settle } = await startWithEndpoint();
  const { id } = await subscribe(['pages.published']);
  for (let round = 0; round < 15; round += 1) await Promise.all([publish(), context.advance(3_600_000)]);
  await settle();
  const attempts = await context.database
    .selectFrom('webhook_attempts')
    .innerJoin('webhook_deliveries', 'webhook_deliveries.id', 'webhook_attempts.delivery_id')
    .select(['webhook_attempts.status', 'failure'])
    .where('subscription_id', '=', id)
    .execute();
  expect(attempts).toHaveLength(15);
  expect(attempts.filter(({ failure }) => failure !== null)).toEqual([]);
});
