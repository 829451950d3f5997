import { examples } from '@workspace-api/contract';
import { expect } from 'vitest';
import { followLog } from './follow-log.ts';
import { test } from './sandbox-test.ts';
import { type Started, tokens } from './start-sandbox.ts';

type Run = { id: string; status: string; started_at: string | null; finished_at: string | null };
type Entry = { ts: string; level: string; source: string; message: string; request_id: string };

const acme = '/workspaces/acme';
const [, contact] = examples['form-list'].data;
const minute = 60_000;

const submit = ({ records }: Started) => records.add('submissions', { form_id: contact?.id, data: {} });
const pause = async ({ control }: Started, id: string): Promise<string> =>
  (await control('pauseRun', { slug: 'acme', id }, {})).json.id;
const startDigest = async ({ records }: Started): Promise<string> =>
  (await records.add('runs', { agent_id: 'agt_01K9DIGEST', status: 'running' })).json.id;

const listRuns = async ({ send }: Started, agent: string, token = tokens.full): Promise<Run[]> =>
  (await send('GET', `${acme}/agents/${agent}/runs`, { token })).json.data;

/** The log messages of a request, oldest first. */
const searchEntries = async ({ send }: Started, requestId: string): Promise<Entry[]> =>
  (await send('GET', `${acme}/logs/search?source=agent&q=${requestId}`)).json.data.toReversed();

/** Creates an agent, active or not. */
const newAgent = async ({ send }: Started, fields: object, active = true, token = tokens.full) => {
  const body = { name: 'Helper', ...fields };
  const { id } = (await send('POST', `${acme}/agents`, { body, token })).json;
  if (active) await send('POST', `${acme}/agents/${id}/activate`, { token });
  return id as string;
};

test('an event that matches the trigger of an active agent starts a run of a minute', async ({ started }) => {
  const before = await listRuns(started, 'agt_01K9REFUND');
  const other = await newAgent(started, { trigger: 'nothing.happens' });
  await submit(started);
  const [run, ...others] = await listRuns(started, 'agt_01K9REFUND');
  expect(others).toEqual(before);
  expect(await listRuns(started, other)).toEqual([]);
  const now = started.clock.now();
  expect(run).toMatchObject({ status: 'running', started_at: now.toISOString(), finished_at: null });
  await started.sandbox.advance(minute - 1);
  expect((await listRuns(started, 'agt_01K9REFUND'))[0]?.status).toBe('running');
  await started.sandbox.advance(1);
  const end = new Date(now.getTime() + minute).toISOString();
  expect((await listRuns(started, 'agt_01K9REFUND'))[0]).toMatchObject({
    status: 'completed',
    finished_at: end,
  });
});

test('an event in one mode triggers no agent in the other', async ({ started }) => {
  const trigger = 'pages.published';
  const live = await newAgent(started, { trigger }, true, tokens.live);
  await started.send('POST', `${acme}/pages-publish`);
  expect(await listRuns(started, live, tokens.live)).toEqual([]);
  await started.send('POST', `${acme}/pages-publish`, { token: tokens.live });
  expect(await listRuns(started, live, tokens.live)).toHaveLength(1);
});

test('each step of a run is logged with the request that started it', async ({ started }) => {
  const agent = await newAgent(started, { trigger: 'pages.published', name: 'Crier' });
  const { headers } = await started.send('POST', `${acme}/pages-publish`);
  const run = (await listRuns(started, agent))[0]?.id ?? '';
  const approval = await pause(started, run);
  await started.send('POST', `/approvals/${approval}/approve`);
  await started.sandbox.advance(minute);
  const entries = await searchEntries(started, run);
  expect(entries.map(({ level, message }) => [level, message])).toEqual([
    ['info', `Crier started run ${run}`],
    ['warn', `Crier waits for approval in run ${run}`],
    ['info', `Crier was approved and resumed run ${run}`],
    ['info', `Crier completed run ${run}`],
  ]);
  expect(new Set(entries.map(({ request_id }) => request_id))).toEqual(
    new Set([headers.get('X-Request-Id')]),
  );
  expect(entries.at(-1)?.ts).toBe(started.clock.now().toISOString());
});

test('denied and failed runs are logged, each with its own request id', async ({ started }) => {
  const denied = await startDigest(started);
  const approval = await pause(started, denied);
  await started.send('POST', `/approvals/${approval}/deny`);
  const failed = await startDigest(started);
  await started.control('finishRun', { slug: 'acme', id: failed }, { status: 'failed' });
  const [a, b] = [await searchEntries(started, denied), await searchEntries(started, failed)];
  expect(a.map(({ level }) => level)).toEqual(['info', 'warn', 'warn']);
  expect(b.map(({ level }) => level)).toEqual(['info', 'error']);
  const requests = new Set([...a, ...b].map(({ request_id }) => request_id));
  expect(requests.size).toBe(2);
});

test('scheduled runs start on the minute and are logged with their times', async ({ started }) => {
  const agent = await newAgent(started, { schedule: '*/30 * * * *', name: 'Watch' });
  await started.sandbox.advance(65 * minute);
  const runs = await listRuns(started, agent);
  expect(runs.map(({ started_at, status }) => [started_at, status])).toEqual([
    ['2026-11-02T10:00:00.000Z', 'completed'],
    ['2026-11-02T09:30:00.000Z', 'completed'],
  ]);
  expect((await searchEntries(started, 'Watch')).map(({ ts }) => ts)).toEqual([
    '2026-11-02T09:30:00.000Z',
    '2026-11-02T09:31:00.000Z',
    '2026-11-02T10:00:00.000Z',
    '2026-11-02T10:01:00.000Z',
  ]);
});

test('scheduled times while the agent was inactive are skipped', async ({ started }) => {
  const agent = await newAgent(started, { schedule: '* * * * *' }, false);
  await started.sandbox.advance(10 * minute);
  await started.send('POST', `${acme}/agents/${agent}/activate`);
  await started.sandbox.advance(2 * minute);
  expect(await listRuns(started, agent)).toHaveLength(2);
});

const follow = async ({ sandbox }: Started) => {
  const headers = { Authorization: `Bearer ${tokens.full}` };
  return followLog(await sandbox.fetch(`/v1${acme}/logs/tail`, { headers }));
};

test('started runs complete as the clock runs, and seeded runs do not change', async ({ started }) => {
  const agent = await newAgent(started, { schedule: '0 10 * * *', name: 'Watch' });
  const tail = await follow(started);
  // Only the clock is advanced, not the sandbox.
  started.clock.advance(60 * minute);
  expect(await tail.next()).toContain('Watch started run');
  started.clock.advance(minute);
  expect(await tail.next()).toContain('Watch completed run');
  expect((await listRuns(started, agent)).map(({ status }) => status)).toEqual(['completed']);
  expect((await listRuns(started, 'agt_01K9DIGEST'))[0]?.status).toBe('running');
  await tail.leave();
});

test('an approved run completes without further requests', async ({ started }) => {
  await started.send('POST', '/approvals/apr_01K9A3/approve');
  const tail = await follow(started);
  started.clock.advance(minute);
  expect(await tail.next()).toBe('Refund assistant completed run run_01K9R3');
  await tail.leave();
});

test('after a reset schedules start from the current time', async ({ started }) => {
  await started.sandbox.advance(15 * 24 * 60 * minute);
  await started.sandbox.reset();
  await started.sandbox.advance(8 * 24 * 60 * minute);
  const runs = await listRuns(started, 'agt_01K9DIGEST');
  expect(runs[0]).toMatchObject({ started_at: '2026-11-09T07:00:00.000Z' });
  expect(runs).toHaveLength(examples['run-list-of-digest'].data.length + 1);
});

test('the log entries of a submission and of its agents share a request id', async ({ started }) => {
  await submit(started);
  const run = (await listRuns(started, 'agt_01K9REFUND'))[0]?.id ?? '';
  const id = (await searchEntries(started, run))[0]?.request_id;
  const all: Entry[] = (await started.send('GET', `${acme}/logs`)).json.data;
  const sources = all.filter(({ request_id }) => request_id === id).map(({ source }) => source);
  expect(sources.toSorted()).toEqual(['agent', 'capability']);
});
