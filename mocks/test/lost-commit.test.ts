import { expect, onTestFinished, test } from 'vitest';
import { createReceiver } from '../index.ts';
import { cutCommits } from './cut-commits.ts';
import { freshRecords, onServer } from './records.ts';
import { startSandbox } from './start-sandbox.ts';

const agents = '/workspaces/acme/agents';
const key = { 'Idempotency-Key': 'once' };

/** A sandbox whose connections to PostgreSQL can be cut at a commit. */
const startBehindCutter = async () => {
  const records = freshRecords();
  const cutter = await cutCommits(records.data ?? '');
  const lines: string[] = [];
  const started = await startSandbox({ ...records, data: cutter.url, log: (line) => lines.push(line) });
  const write = (name: string, headers = {}) => started.send('POST', agents, { body: { name }, headers });
  const countAgents = async (name: string): Promise<number> => {
    const { json } = await started.send('GET', agents);
    return json.data.filter((agent: { name: string }) => agent.name === name).length;
  };
  return { ...started, cutter, lines, write, countAgents };
};

const onPostgres = test.skipIf(!onServer());

onPostgres('a write whose commit succeeds but is not confirmed gets its success', async () => {
  const { cutter, write, countAgents } = await startBehindCutter();
  cutter.cut('after');
  expect((await write('Stored')).status).toBe(201);
  expect([cutter.count(), await countAgents('Stored')]).toEqual([1, 1]);
});

onPostgres('a write whose commit does not arrive gets a 503 and has stored nothing', async () => {
  const { cutter, write, countAgents } = await startBehindCutter();
  cutter.cut('before');
  const { status, json } = await write('Lost');
  expect([status, json.error.code]).toEqual([503, 'upstream_unavailable']);
  expect(json.error.message).not.toContain('stored');
  expect([cutter.count(), await countAgents('Lost')]).toEqual([1, 0]);
});

onPostgres(
  'a write whose commit can not be looked up gets a 503 that says so, and its Idempotency-Key replays the stored response',
  async () => {
    const { cutter, lines, write, countAgents } = await startBehindCutter();
    cutter.cut('after', { isLast: true });
    const unknown = await write('Unknown', key);
    expect([unknown.status, unknown.json.error.code]).toEqual([503, 'upstream_unavailable']);
    expect(unknown.json.error.message).toContain(
      'It is unknown whether this write was stored. Repeat it with the same Idempotency-Key',
    );
    expect(lines.join('\n')).toContain('It is unknown whether the last commit was stored');
    cutter.restore();
    const repeated = await write('Unknown', key);
    expect([repeated.status, repeated.headers.get('Idempotent-Replayed')]).toEqual([201, 'true']);
    expect(await countAgents('Unknown')).toBe(1);
  },
);

onPostgres('a reset and a restore whose commits are not confirmed succeed', async () => {
  const { cutter, sandbox, write, countAgents } = await startBehindCutter();
  await write('Saved');
  const snapshot = await sandbox.snapshot();
  cutter.cut('after');
  await sandbox.reset();
  expect([cutter.count(), await countAgents('Saved')]).toEqual([1, 0]);
  cutter.cut('after');
  await sandbox.restore(snapshot);
  expect([cutter.count(), await countAgents('Saved')]).toEqual([2, 1]);
});

onPostgres('a webhook delivery whose lease is stored without a confirmation is sent', async () => {
  const { cutter, lines, send } = await startBehindCutter();
  const receiver = await createReceiver();
  onTestFinished(() => receiver.close());
  const body = { url: receiver.url, events: ['theme.published'] };
  await send('POST', '/workspaces/acme/webhooks', { body });
  // The first commit is the write's.
  cutter.cut('after', { passing: 1 });
  await send('POST', '/workspaces/acme/theme');
  await receiver.received(1);
  expect([cutter.count(), lines.filter((line) => line.startsWith('Cannot'))]).toEqual([1, []]);
});
