import { expect, test, vi } from 'vitest';
import { limits } from '../sandbox/core/limits.ts';
import { freshRecords, onServer } from './records.ts';
import { startSandbox } from './start-sandbox.ts';

const shared = test.skipIf(!onServer());
const agents = '/workspaces/acme/agents';

test.skipIf(!onServer())(
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

shared('a remaining process starts the next run of an agent', async () => {
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

shared('runs that a peer starts during an advance count toward the limit of the advance', async () => {
  const records = freshRecords();
  const { context, send } = await startSandbox(records);
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
  await context.advance(8 * hour);
  expect(agentScheduler.advance).toHaveBeenCalledTimes(8);
  await peer.context.agentScheduler.during(async () => undefined);
  const runs = await context.database
    .selectFrom('runs')
    .select('id')
    .where('agent_id', '=', agent.id)
    .execute();
  expect(runs).toHaveLength(limits.agentRuns);
});
