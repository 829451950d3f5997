import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createReceiver } from '../index.ts';
import { deferred } from './deferred.ts';
import { followLog } from './follow-log.ts';
import { findPrograms, startPostgres } from './postgres-server.ts';
import { startProcess } from './processes.ts';
import { freshRecords, onServer, testShared } from './records.ts';
import { startSandbox, tokens } from './start-sandbox.ts';

const agents = '/workspaces/acme/agents';
const unavailable = {
  error: { code: 'upstream_unavailable', details: { upstream: 'database', retryable: true } },
};

/** A sandbox with identifiable connections. */
const startWithName = async () => {
  const { data, ...others } = freshRecords();
  const name = new URL(data ?? '').searchParams.get('schema') ?? '';
  const records = { ...others, data: `${data}&application_name=${name}` };
  const started = await startSandbox({ ...records, log: () => {} });
  /** Uses a separate connection. */
  const other = await startSandbox({ log: () => {} });
  const signal = (how: 'pg_terminate_backend' | 'pg_cancel_backend', which = sql`true`) =>
    sql`select ${sql.raw(how)}(pid) from pg_stat_activity where application_name = ${name} and ${which}`.execute(
      other.context.database,
    );
  return { ...started, records, signal };
};

testShared('connections that are cut under load cause a 503, and are restored', async () => {
  const { send, signal } = await startWithName();
  const statuses: number[] = [];
  let isCutting = true;
  const worker = async (name: number) => {
    for (let count = 0; isCutting; count += 1) {
      const { status, json, headers } =
        count % 2
          ? await send('GET', agents)
          : await send('POST', agents, { body: { name: `${name} ${count}` } });
      if (status >= 500) expect([json, headers.get('Retry-After')]).toMatchObject([unavailable, '1']);
      statuses.push(status);
    }
  };
  const workers = Array.from({ length: 6 }, (_, name) => worker(name));
  for (let cut = 0; cut < 10; cut += 1) {
    const before = statuses.length;
    await signal('pg_terminate_backend');
    await expect.poll(() => statuses.length, { interval: 5 }).toBeGreaterThan(before + 6);
  }
  isCutting = false;
  await Promise.all(workers);
  expect(statuses.filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
  expect(statuses).toContain(503);
  expect((await send('POST', agents, { body: { name: 'Afterwards' } })).status).toBe(201);
});

testShared('a write whose connection is cut in the middle has no effect', async () => {
  const { context, send, signal } = await startWithName();
  const cut = context.database.transaction(async (db) => {
    await db.updateTable('agents').set({ name: 'Changed' }).execute();
    await signal('pg_terminate_backend', sql`state = 'idle in transaction'`);
  });
  await expect(cut).rejects.toThrow("can't be used");
  const { json } = await send('GET', agents);
  expect(json.data.map(({ name }: { name: string }) => name)).not.toContain('Changed');
});

testShared('a write that is canceled while it waits leaves its connection unchanged', async () => {
  const { context, records, signal } = await startWithName();
  const { send } = await startSandbox({ ...records, seed: 2, log: () => {} });
  const { promise: released, resolve: letGo } = deferred<void>();
  const holding = context.database.transaction(() => released);
  const pendingResponse = send('POST', agents, { body: { name: 'Cancelled' } });
  const countCancelled = async () =>
    (await signal('pg_cancel_backend', sql`wait_event = 'advisory'`)).rows.length;
  await expect.poll(countCancelled).toBe(1);
  expect((await pendingResponse).json).toMatchObject(unavailable);
  letGo();
  await holding;
  expect((await send('POST', agents, { body: { name: 'Later' } })).status).toBe(201);
  const { json } = await send('GET', agents);
  expect(json.data.map(({ name }: { name: string }) => name)).toContain('Later');
});

testShared('a write whose commit fails does not return a success', async () => {
  const { context, send } = await startWithName();
  await sql`create function refuse() returns trigger as $$ begin
    raise exception 'no room' using errcode = '53100'; end $$ language plpgsql`.execute(context.database);
  await sql`create constraint trigger refuse after insert on agents deferrable initially deferred
    for each row execute function refuse()`.execute(context.database);
  const headers = { 'Idempotency-Key': 'once' };
  const refusal = await send('POST', agents, { body: { name: 'Refused' }, headers });
  expect([refusal.status, refusal.json]).toMatchObject([503, unavailable]);
  await sql`drop trigger refuse on agents`.execute(context.database);
  const done = await send('POST', agents, { body: { name: 'Refused' }, headers });
  expect([done.status, done.headers.get('Idempotent-Replayed')]).toEqual([201, null]);
});

const programs = await findPrograms();

test.skipIf(!programs || !onServer())(
  'processes outlive their database, return 503 without it, and resume when it is back',
  async () => {
    const { url, down, up, stop } = await startPostgres(programs ?? '');
    onTestFinished(stop);
    const env = { DATABASE_URL: url, SANDBOX_MASTER_KEY: '0'.repeat(64) };
    const [a, b] = await Promise.all([1, 2].map(() => startProcess({ env, args: [] })));
    if (!a || !b) throw new Error('Expected two processes.');
    const receiver = await createReceiver();
    onTestFinished(() => receiver.close());
    await a.send('POST', '/workspaces/acme/webhooks', {
      body: { url: receiver.url, events: ['theme.published'] },
    });
    const headers = { Authorization: `Bearer ${tokens.full}` };
    // It stays open while the database is unavailable.
    const tail = followLog(await fetch(`${a.origin}/v1/workspaces/acme/logs/tail`, { headers }));
    await down();
    const refusals = await Promise.all([
      a.send('GET', agents),
      a.send('POST', agents, { body: { name: 'Away' } }),
      b.send('GET', '/me', { token: 'key_unknown' }),
      b.send('POST', '/oauth/refresh', { token: null, body: { refresh_token: 'rt_unknown' } }),
      b.control('POST', '/reset'),
    ]);
    for (const { status, json } of refusals) expect([status, json]).toMatchObject([503, unavailable]);
    await up();
    await expect.poll(async () => (await a.send('GET', agents)).status).toBe(200);
    expect((await b.send('POST', '/workspaces/acme/theme')).status).toBe(200);
    await receiver.received(1);
    const entry = { level: 'info', source: 'agent', message: 'Back again' };
    await b.control('POST', '/workspaces/acme/records/log_entries', entry);
    expect(await tail.next()).toBe('Back again');
    await tail.leave();
    expect([a.child.exitCode, b.child.exitCode]).toEqual([null, null]);
  },
);
