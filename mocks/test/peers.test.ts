import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { limits } from '../sandbox/core/limits.ts';
import { freshRecords, testShared } from './records.ts';
import { startSandbox } from './start-sandbox.ts';
import { startWithEndpoint } from './webhook-endpoint.ts';

const agents = '/workspaces/acme/agents';

testShared(
  'a schedule that falls due in two processes starts one run, and both processes show its end',
  async () => {
    const records = freshRecords();
    const both = [await startSandbox(records), await startSandbox({ ...records, seed: 2 })] as const;
    const [{ send, clock }] = both;
    const { json: agent } = await send('POST', agents, { body: { name: 'Watch', schedule: '* * * * *' } });
    await send('POST', `${agents}/${agent.id}/activate`);
    const from = clock.now();
    for (const one of both) one.clock.advance(60_000);
    await Promise.all(both.map(({ context }) => context.agentScheduler.advance(from)));
    const [one, other] = await Promise.all(
      both.map((each) => each.send('GET', `${agents}/${agent.id}/runs`)),
    );
    expect(one?.json.data).toHaveLength(1);
    expect(other?.json).toEqual(one?.json);
  },
);

testShared('a remaining process starts the next run of an agent', async () => {
  const records = freshRecords();
  const doomed = await startSandbox(records);
  const { send, clock } = await startSandbox({ ...records, seed: 2 });
  const { json: agent } = await doomed.send('POST', agents, {
    body: { name: 'Watch', schedule: '* * * * *' },
  });
  await doomed.send('POST', `${agents}/${agent.id}/activate`);
  await doomed.context.agentScheduler.close();
  const runs = async () => (await send('GET', `${agents}/${agent.id}/runs`)).json.data.length;
  // The other process was notified and has set its alarm. It gets no request before the minute is over.
  await expect.poll(() => [clock.advance(60_000), runs()][1]).toBeGreaterThan(0);
});

const hour = 3_600_000;

testShared('runs that a peer starts during an advance count toward the limit of the advance', async () => {
  const records = freshRecords();
  const { context, sandbox, rows, send } = await startSandbox(records);
  const peer = await startSandbox({ ...records, seed: 2 });
  const { json: agent } = await send('POST', agents, { body: { name: 'Minutely', schedule: '* * * * *' } });
  await send('POST', `${agents}/${agent.id}/activate`);
  const { agentScheduler, deliveries } = context;
  // Eight steps of an hour each, as with deliveries that are due.
  vi.spyOn(deliveries, 'next').mockImplementation(async () => context.clock.now().getTime() + hour);
  const advanceRuns = agentScheduler.advance;
  vi.spyOn(agentScheduler, 'advance').mockImplementation(async (from) => {
    // A request makes the peer follow the clock, and its alarm starts the runs that are due.
    await peer.send('GET', agents);
    await peer.context.agentScheduler.during(async () => undefined);
    await advanceRuns(from);
  });
  await sandbox.advance(8 * hour);
  expect(agentScheduler.advance).toHaveBeenCalledTimes(8);
  await peer.context.agentScheduler.during(async () => undefined);
  expect(await rows('runs', { agent_id: agent.id })).toHaveLength(limits.agentRuns);
});

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

testShared(
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

testShared('a retry is made by one process, regardless of the process of the previous attempt', async () => {
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

testShared('advancing the clock waits for the deliveries of the other process', async () => {
  const { records, receiver, publish, listDeliveries } = await startDoomed();
  const other = await startSandbox({ ...records, seed: 2 });
  await publish();
  await other.sandbox.advance(60 * 60 * 1000);
  expect(receiver.deliveries).toHaveLength(1);
  expect(await listDeliveries()).toEqual([{ status: 'delivered', failures: 0 }]);
});

testShared(
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
