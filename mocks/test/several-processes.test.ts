import { scopes } from '@workspace-api/contract';
import { expect, onTestFinished, test } from 'vitest';
import { createSandbox, manualClock, type SandboxOptions } from '../index.ts';
import { seedTime } from '../sandbox/seed/seed.ts';
import { sql } from '../sandbox/store/kysely.ts';
import { freshRecords, onServer } from './records.ts';
import { tokens } from './start-sandbox.ts';

/** Two sandboxes on the same records, as two processes have them: nothing but the database is common to them. */
const startTwo = async (options: SandboxOptions = {}) => {
  const records = freshRecords();
  const one = async () => {
    const sandbox = await createSandbox({ ...records, clock: manualClock(seedTime), ...options });
    onTestFinished(() => sandbox.close());
    const send = async (
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ) => {
      const answer = await sandbox.fetch(`http://sandbox/v1${path}`, {
        method,
        headers: { Authorization: `Bearer ${tokens.full}`, ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return {
        status: answer.status,
        headers: answer.headers,
        text,
        json: text === '' ? undefined : JSON.parse(text),
      };
    };
    return { ...sandbox, send };
  };
  return Promise.all([one(), one()]);
};

const schemaOf = async ({ context }: Awaited<ReturnType<typeof startTwo>>[number]): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(context.store);
  return rows[0]?.name ?? '';
};

const agents = '/workspaces/acme/agents';
const eight = Array.from({ length: 8 }, (_, index) => index);

/** An embedded database has one process. */
const shared = test.skipIf(!onServer());

shared('both begin at once on empty records, and there is one set of demo records', async () => {
  const both = await startTwo();
  const counts = await Promise.all(
    both.map(async ({ send }) => (await send('GET', agents)).json.data.length),
  );
  expect(counts).toEqual([3, 3]);
});

shared('of equal writes at once in both, one is executed and the others get its answer', async () => {
  const [a, b] = await startTwo();
  const key = { 'Idempotency-Key': 'both' };
  const answers = await Promise.all(
    eight.map((index) => (index % 2 ? a : b).send('POST', agents, { name: 'Once' }, key)),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers.filter(({ headers }) => headers.get('Idempotent-Replayed') === 'true')).toHaveLength(7);
  expect((await a.send('GET', agents)).json.data).toHaveLength(4);
});

shared('of two decisions at once, one holds', async () => {
  const [a, b] = await startTwo();
  const answers = await Promise.all([
    a.send('POST', '/approvals/apr_01K9A3/approve'),
    b.send('POST', '/approvals/apr_01K9A3/deny'),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

shared('a key that both rotate at once has one secret after the other, and one is good', async () => {
  const [a, b] = await startTwo();
  const { json: key } = await a.send('POST', '/workspaces/acme/tokens', { scopes });
  const path = `/workspaces/acme/tokens/${key.id}/rotate`;
  const rotated = await Promise.all([a.send('POST', path), b.send('POST', path)]);
  expect(rotated.map(({ status }) => status)).toEqual([200, 200]);
  const good = await Promise.all(
    rotated.map(({ json }) => a.send('GET', '/me', undefined, { Authorization: `Bearer ${json.secret}` })),
  );
  expect(good.map(({ status }) => status).toSorted()).toEqual([200, 401]);
});

shared('a cursor of one goes on in the other, until it is made to expire in either', async () => {
  const [a, b] = await startTwo();
  const { json: page } = await a.send('GET', `${agents}?limit=1`);
  const next = `${agents}?limit=1&cursor=${encodeURIComponent(page.next_cursor)}`;
  expect((await b.send('GET', next)).status).toBe(200);
  await b.context.cursors.expire(b.context.store, page.next_cursor);
  expect((await a.send('GET', next)).json.error.code).toBe('invalid_cursor');
});

shared('a token has one limit, however many processes answer', async () => {
  const [a, b] = await startTwo({ rateLimit: { limit: 5, windowSeconds: 60 } });
  const answers = await Promise.all(eight.map((index) => (index % 2 ? a : b).send('GET', '/me')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
});

shared('a tail of one shows what the other writes, once', async () => {
  const [a, b] = await startTwo();
  const answer = await a.fetch('http://sandbox/v1/workspaces/acme/logs/tail', {
    headers: { Authorization: `Bearer ${tokens.full}` },
  });
  const reader = answer.body?.getReader();
  const reading = reader?.read();
  for (const message of ['first', 'second'])
    await b.fetch('http://127.0.0.1/_sandbox/workspaces/acme/logs', {
      method: 'POST',
      body: JSON.stringify({ level: 'info', source: 'agent', message }),
    });
  let text = new TextDecoder().decode((await reading)?.value);
  while (!text.includes('second')) text += new TextDecoder().decode((await reader?.read())?.value);
  await reader?.cancel();
  expect(
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).message),
  ).toEqual(['first', 'second']);
});

shared('the clock that one advances goes on in both, and a reset of one takes both back', async () => {
  const [a, b] = await startTwo();
  await a.context.advance(60 * 60 * 1000);
  await expect.poll(() => b.context.clock.now()).toEqual(a.context.clock.now());
  await b.context.reset();
  await expect.poll(() => a.context.clock.now()).toEqual(seedTime);
});

shared('a process that lost its connections hears of the others again, and where they are', async () => {
  const lines: string[] = [];
  const [a, b] = await startTwo({ log: (line) => lines.push(line) });
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and query like 'listen%' and query like ${`%${await schemaOf(a)}%`}`.execute(
    a.context.store,
  );
  await a.context.advance(60 * 60 * 1000);
  await expect.poll(() => b.context.clock.now(), { timeout: 5000 }).toEqual(a.context.clock.now());
  expect(lines.join()).toContain('was lost');
});

shared('a schedule that falls due in both starts one run, and both see its end', async () => {
  const [a, b] = await startTwo();
  const { json: agent } = await a.send('POST', agents, { name: 'Watch', schedule: '* * * * *' });
  await a.send('POST', `${agents}/${agent.id}/activate`);
  const from = a.context.clock.now();
  for (const { context } of [a, b]) context.clock.advance(60_000);
  await Promise.all([a, b].map(({ context }) => context.agentLife.live(from)));
  const [one, other] = [
    await a.send('GET', `${agents}/${agent.id}/runs`),
    await b.send('GET', `${agents}/${agent.id}/runs`),
  ];
  expect(one.json.data).toHaveLength(1);
  expect(other.json).toEqual(one.json);
});
