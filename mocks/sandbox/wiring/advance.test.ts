import { expect, test, vi } from 'vitest';
import { nextTurn } from '#host/timers.ts';
import { deferred } from '../../test/deferred.ts';
import { startSandbox } from '../../test/start-sandbox.ts';
import { startWithEndpoint } from '../../test/webhook-endpoint.ts';
import { limits } from '../core/limits.ts';
import type { AppContext } from '../domain/app-context.ts';
import { maxAttempts, retryDelay } from '../features/webhooks/claim.ts';
import { readState } from '../store/sandbox-state.ts';

/** The attempts of deliveries to a subscription, oldest first. */
const listAttempts = ({ database }: AppContext, subscription: string) =>
  database
    .selectFrom('webhook_attempts')
    .innerJoin('webhook_deliveries', 'webhook_deliveries.id', 'webhook_attempts.delivery_id')
    .innerJoin('webhook_events', 'webhook_events.id', 'webhook_deliveries.event_id')
    .select(['event_id', 'number', 'sent_at', 'webhook_deliveries.status', 'failures', 'due_at'])
    .where('subscription_id', '=', subscription)
    .orderBy('sent_at')
    .orderBy('event_id')
    .execute();

test('retries that are due within a second are sent together, none before it is due', async () => {
  const { subscribe, publish, receiver, clock, context, sandbox, settle } = await startWithEndpoint();
  const { id } = await subscribe(['pages.published']);
  receiver.status(500);
  for (let event = 0; event < 3; event += 1) {
    await publish();
    await settle();
    clock.advance(100);
  }
  await sandbox.advance(retryDelay(1));
  const attempts = await listAttempts(context, id);
  const times = (which: number) =>
    attempts.filter(({ number }) => number === which).map(({ sent_at }) => Date.parse(sent_at));
  const [first = 0, ...others] = times(1);
  expect(others.map((time) => time - first)).toEqual([100, 200]);
  // The first delivery is sent exactly when it is due. The others wait for the next stop of the clock, at most a second later.
  expect(times(2).map((time) => time - first - retryDelay(1))).toEqual([0, 300, 300]);
  expect(receiver.deliveries).toHaveLength(6);
});

test('what happens next is listed, soonest first, and happens when the clock reaches it', async () => {
  const { sandbox, control, records, send } = await startSandbox();
  await records.change('billing', 'current', { status: 'past_due' });
  const agent = { name: 'Hourly', schedule: '0 * * * *', status: 'active' };
  const { id } = (await records.add('agents', agent)).json;
  await records.add('tokens', { kind: 'key', expires_in: 60 });
  await send('POST', '/workspaces/acme/pages-publish');
  await sandbox.context.deliveries.settle();
  const list = async () => (await control('listUpcoming')).json.data as { at: string; what: string }[];
  const before = await list();
  expect(before.map(({ at }) => at)).toEqual(before.map(({ at }) => at).toSorted());
  expect(before).toContainEqual({
    at: '2026-11-02T10:00:00.000Z',
    what: 'runs_started',
    workspace: 'acme',
    mode: 'test',
    id,
  });
  const whole = { workspace: 'acme', mode: 'test', id: null };
  expect(before).toContainEqual({ at: '2026-11-16T09:00:00.000Z', what: 'subscriptions_canceled', ...whole });
  expect(new Set(before.map(({ what }) => what))).toEqual(
    new Set([
      'tokens_expired',
      'deliveries_attempted',
      'runs_started',
      'periods_invoiced',
      'subscriptions_canceled',
    ]),
  );
  const [first] = before;
  expect(first?.what).toBe('tokens_expired');
  const { fell_due } = (await control('advanceClock', {}, { to: first?.at })).json;
  expect(fell_due).toContainEqual({ what: 'tokens_expired', count: 1 });
  expect(await list()).not.toContainEqual(first);
});

test('an event that occurs while the clock is advanced gets its response time', async () => {
  const { subscribe, publish, context, sandbox, settle } = await startWithEndpoint();
  const { id } = await subscribe(['pages.published']);
  for (let round = 0; round < 15; round += 1) await Promise.all([publish(), sandbox.advance(3_600_000)]);
  await settle();
  const attempts = await listAttempts(context, id);
  expect(attempts).toHaveLength(15);
  expect(attempts.filter(({ failures }) => failures > 0)).toEqual([]);
});

/** Starts a sandbox with an active agent that has a schedule. */
const startScheduled = async (schedule: string) => {
  const started = await startWithEndpoint();
  const { records, rows } = started;
  const agent = { name: 'Scheduled', schedule, status: 'active' };
  const { id } = (await records.add('agents', agent)).json;
  const countRuns = async () => (await rows('runs', { agent_id: id })).length;
  return { ...started, countRuns };
};

test('an agent starts as many runs on its schedule in an advance of many steps as in one step', async () => {
  const { subscribe, publish, receiver, sandbox, settle, countRuns } = await startScheduled('* * * * *');
  await subscribe(['pages.published']);
  receiver.status(500);
  await publish();
  await settle();
  // Each retry of the delivery is a step of the clock.
  await sandbox.advance(24 * 3_600_000);
  expect(await countRuns()).toBe(limits.agentRuns);
});

test('of two concurrent advances, the one that starts its runs last starts them too', async () => {
  const { context, sandbox, countRuns } = await startScheduled('0 * * * *');
  const { agentScheduler } = context;
  const advanceRuns = agentScheduler.advance;
  const { promise: later, resolve: release } = deferred<void>();
  vi.spyOn(agentScheduler, 'advance')
    .mockImplementationOnce(async (...input) => {
      await later;
      await advanceRuns(...input);
    })
    .mockImplementationOnce(async (...input) => {
      await advanceRuns(...input);
      release();
    });
  const day = 24 * 3_600_000;
  await Promise.all([sandbox.advance(day), sandbox.advance(day)]);
  expect(await countRuns()).toBe(2 * 24);
  const { runs_from } = await readState(context.database);
  expect(runs_from).toBeNull();
});

test('an advance waits for earlier checks for due runs, which would read the clock during its steps', async () => {
  const { context, clock } = await startScheduled('* * * * *');
  const order: string[] = [];
  const earlierCheck = context.agentScheduler.advance(clock.now()).then(() => order.push('earlier check'));
  await context.agentScheduler.during(async () => {
    order.push('advance');
  });
  await earlierCheck;
  expect(order).toEqual(['earlier check', 'advance']);
});

/** Starts a sandbox with a subscription of an endpoint with a reserved name, to which no request is made. */
const startUnreachable = async () => {
  const started = await startWithEndpoint();
  const body = { url: 'https://hooks.unreachable.example/in', events: ['pages.published'] };
  const { id } = (await started.send('POST', '/workspaces/acme/webhooks', { body })).json;
  return { ...started, id: id as string };
};

test('a refused URL behaves like an endpoint that responds with errors', async () => {
  const { context, sandbox, id, receiver, subscribe, publish } = await startUnreachable();
  receiver.status(500);
  const reachableSubscription = await subscribe(['pages.published']);
  // The fifth exhausted delivery opens the breaker, at a time when nothing else is due.
  for (const pause of [61_000, 61_000, 61_000, 61_000, 61_000, 3_600_000, 61_000, 24 * 3_600_000]) {
    await publish();
    await sandbox.advance(pause);
  }
  const attempts = await listAttempts(context, id);
  expect(attempts).toHaveLength(8 * maxAttempts);
  expect(attempts).toEqual(await listAttempts(context, reachableSubscription.id));
});

const year = 365 * 24 * 60 * 60;

/** Starts a control plane, and a workspace whose agents all start a run every minute. */
const startWithAgents = async (count: number) => {
  const started = await startSandbox();
  const agents = Array.from({ length: count }, (_, index) => ({
    name: `Agent ${index}`,
    status: 'active',
    schedule: '* * * * *',
  }));
  const { status, json } = await started.control('createWorkspace', {}, { slug: 'busy', test: { agents } });
  expect(status).toBe(201);
  const runs = async () => (await started.rows('runs', { workspace_id: json.id })).length;
  return { ...started, runs };
};

test('thirty agents that run every minute are advanced by a year, and other requests get responses meanwhile', async () => {
  const { control, send, runs } = await startWithAgents(30);
  let isOver = false;
  const advanced = control('advanceClock', {}, { seconds: year }).finally(() => {
    isOver = true;
  });
  let responseCount = 0;
  while (!isOver && responseCount <= 20) {
    expect((await send('GET', '/me')).status).toBe(200);
    await nextTurn();
    if (!isOver) responseCount += 1;
  }
  const { status, json } = await advanced;
  expect([status, json.now]).toEqual([200, '2027-11-02T09:00:00.000Z']);
  expect(await runs()).toBe(30 * limits.agentRuns);
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
