import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { freshRecords } from './records.ts';
import { type Started, startSandbox, tokens } from './start-sandbox.ts';

const acme = '/workspaces/acme';
const three = [1, 2, 3];
const day = 24 * 3_600_000;

/** Makes several records of each kind come into being at one instant, and returns all of them. */
const collectSimultaneous = async ({ send, sandbox, context }: Started) => {
  for (const number of three) {
    await send('POST', `${acme}/webhooks`, { body: { url: `http://127.0.0.1:9/${number}`, events: ['*'] } });
    for (const start of [{ trigger: 'pages.published' }, { schedule: '0 0 * * *' }]) {
      const { json: agent } = await send('POST', `${acme}/agents`, { body: { name: `${number}`, ...start } });
      await send('POST', `${acme}/agents/${agent.id}/activate`);
    }
  }
  // The first read opens a subscription.
  for (const token of [tokens.full, tokens.live]) await send('GET', `${acme}/billing`, { token });
  await send('GET', '/workspaces/globex/billing', { token: tokens.globex });
  await send('POST', `${acme}/pages-publish`);
  await sandbox.advance(40 * day);
  const tables = ['runs', 'invoices', 'log_entries', 'webhook_events', 'webhook_deliveries'];
  const rows: Record<string, unknown> = {};
  for (const table of tables)
    rows[table] = await context.database
      .selectFrom(table as 'runs')
      .selectAll()
      .orderBy('id')
      .execute();
  return rows;
};

test('what happens at one instant gets its ids in the same order on every engine', async () => {
  const records = freshRecords();
  const masterKey = records.masterKey ?? '0'.repeat(64);
  const options = { masterKey, outgoing: () => async () => new Response(null, { status: 204 }) };
  const usual = await startSandbox({ ...records, ...options });
  const reversed = await startSandbox({ data: ':memory:', ...options });
  // SQLite returns rows in the opposite order wherever a query leaves the order open. PostgreSQL may use any order.
  await reversed.context.database.execute(CompiledQuery.raw('pragma reverse_unordered_selects = on'));
  const [rows, others] = [await collectSimultaneous(usual), await collectSimultaneous(reversed)];
  for (const table of Object.keys(rows)) expect([table, others[table]]).toEqual([table, rows[table]]);
  for (const table of ['runs', 'invoices', 'webhook_deliveries'])
    expect((rows[table] as unknown[]).length, table).toBeGreaterThan(3);
});
