import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshRecords, onServer } from './records.ts';
import { startSandbox } from './start-sandbox.ts';
import { startWithEndpoint } from './webhook-endpoint.ts';

/** An embedded database supports only one process. */
const shared = test.skipIf(!onServer());

/** A sandbox that stopped sending, as if its process had ended, and its records. */
const startDoomed = async () => {
  const records = freshRecords();
  const doomedSandbox = await startWithEndpoint({ ...records, log: () => {} });
  const { secret } = await doomedSandbox.subscribe(['theme.published']);
  const publish = () => doomedSandbox.send('POST', '/workspaces/acme/theme');
  /** The states of the deliveries to the endpoint. */
  const listDeliveries = () =>
    doomedSandbox.context.database
      .selectFrom('webhook_deliveries')
      .select(['status', 'failures'])
      .where('url', '=', doomedSandbox.receiver.url)
      .execute();
  return {
    ...doomedSandbox,
    records,
    secret,
    publish,
    listDeliveries,
    end: () => doomedSandbox.context.deliveries.close(),
  };
};

shared(
  'deliveries that an ended process left unsent are sent by a running process without a request',
  async () => {
    const { records, secret, receiver, publish, end } = await startDoomed();
    const { clock } = await startSandbox({ ...records, seed: 2 });
    await end();
    await publish();
    const [delivery] = await receiver.received(1);
    expect(delivery && receiver.verify(delivery, secret, clock.now())).toBeUndefined();
  },
);

shared('a retry is made by one process, regardless of the process of the previous attempt', async () => {
  const { records, receiver, publish, listDeliveries, clock } = await startDoomed();
  const other = await startSandbox({ ...records, seed: 2 });
  receiver.status(500);
  await publish();
  await receiver.received(1);
  await expect.poll(listDeliveries).toEqual([{ status: 'pending', failures: 1 }]);
  // Both alarms run, but only one process gets the delivery.
  for (const one of [clock, other.clock]) one.advance(128_000);
  await receiver.received(2);
  await expect.poll(listDeliveries).toEqual([{ status: 'pending', failures: 2 }]);
  expect(receiver.deliveries).toHaveLength(2);
});

shared('advancing the clock waits for the deliveries of the other process', async () => {
  const { records, receiver, publish, listDeliveries } = await startDoomed();
  const other = await startSandbox({ ...records, seed: 2 });
  await publish();
  await other.context.advance(60 * 60 * 1000);
  expect(receiver.deliveries).toHaveLength(1);
  expect(await listDeliveries()).toEqual([{ status: 'delivered', failures: 0 }]);
});

shared(
  'a process that lost its connections subscribes again, and finds the deliveries that it missed',
  async () => {
    const { records, receiver, publish, end, context } = await startDoomed();
    const lines: string[] = [];
    await startSandbox({ ...records, seed: 2, log: (line) => lines.push(line) });
    await end();
    const schema = new URL(records.data ?? '').searchParams.get('schema');
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and query like 'listen%' and query like ${`%${schema}%`}`.execute(
      context.database,
    );
    await expect.poll(() => lines.join()).toContain('was lost');
    await publish();
    await receiver.received(1);
  },
);
