import { expect, test } from 'vitest';
import { nextTurn } from '#host/timers.ts';
import { start } from '../../test/start-control-plane.ts';
import { limits } from '../core/limits.ts';

const year = 365 * 24 * 60 * 60;

/** Starts a control plane, and a workspace whose agents all start a run every minute. */
const startWithAgents = async (count: number) => {
  const started = await start();
  const agents = Array.from({ length: count }, (_, index) => ({
    name: `Agent ${index}`,
    status: 'active',
    schedule: '* * * * *',
  }));
  const { status } = await started.control('createWorkspace', {}, { slug: 'busy', test: { agents } });
  expect(status).toBe(201);
  const { database } = started.sandbox.context;
  const runs = async () => {
    const { count } = await database
      .selectFrom('runs')
      .innerJoin('workspaces', 'workspaces.id', 'runs.workspace_id')
      .where('slug', '=', 'busy')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  return { ...started, runs };
};

test('a hundred agents that run every minute are advanced by a year, and other requests get responses meanwhile', async () => {
  const { control, api, runs } = await startWithAgents(100);
  let isOver = false;
  const advanced = control('advanceClock', {}, { seconds: year }).finally(() => {
    isOver = true;
  });
  let responseCount = 0;
  while (!isOver) {
    expect((await api('GET', '/me')).status).toBe(200);
    await nextTurn();
    if (!isOver) responseCount += 1;
  }
  const { status, json } = await advanced;
  expect([status, json.now]).toEqual([200, '2027-11-02T09:00:00.000Z']);
  expect(await runs()).toBe(100 * limits.agentRuns);
  // One response between every two transactions.
  expect(responseCount).toBeGreaterThan(20);
});

test('an advance with too many due runs is rejected without an effect, and the error names the remedy', async () => {
  const { control, runs } = await startWithAgents(201);
  const { status, json } = await control('advanceClock', {}, { seconds: year });
  expect([status, json.error.fields[0]]).toMatchObject([400, { path: '/seconds', reason: 'out_of_range' }]);
  expect(json.error.fields[0].message).toMatch(
    /^At least 40\d{3} scheduled runs are due during this advance, and one advance starts at most 40000\. Advance in shorter steps/,
  );
  expect((await control('getClock')).json.now).toBe('2026-11-02T09:00:00.000Z');
  expect(await runs()).toBe(0);
  // Shorter steps succeed.
  expect((await control('advanceClock', {}, { seconds: 60 })).status).toBe(200);
  expect(await runs()).toBe(201);
});
