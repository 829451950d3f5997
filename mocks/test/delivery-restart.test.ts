import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from './new-folder.ts';
import { freshRecords, onServer } from './records.ts';
import { startSandbox } from './start-sandbox.ts';
import { startWithEndpoint } from './webhook-endpoint.ts';

/** Records that outlive a sandbox. */
const lastingRecords = async () =>
  onServer() ? freshRecords() : { data: join(await newFolder(), 'records.db') };

test('a delivery in flight when a sandbox ended is retried by the next sandbox on its records', async () => {
  const records = await lastingRecords();
  const { sandbox, receiver, subscribe, publish } = await startWithEndpoint(records);
  const { secret } = await subscribe(['pages.published']);
  receiver.status('silence');
  await publish();
  await receiver.received(1);
  await sandbox.close();
  receiver.status(200);
  const { context } = await startSandbox(records);
  // Like after a failed attempt, the retry follows after two minutes and eight seconds.
  await context.advance(127_999);
  expect(receiver.deliveries).toHaveLength(1);
  await context.advance(1);
  const [first, second, ...more] = receiver.deliveries;
  expect(more).toEqual([]);
  expect(second?.event).toEqual(first?.event);
  expect(second && receiver.verify(second, secret, context.clock.now())).toBeUndefined();
});
