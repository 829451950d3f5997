import { expect, test } from 'vitest';
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
