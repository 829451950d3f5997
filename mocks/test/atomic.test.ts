import { sql } from 'kysely';
import { expect } from 'vitest';
import { update } from '../sandbox/store/rows.ts';
import { test } from './sandbox-test.ts';
import { startSandbox, tokens } from './start-sandbox.ts';

const lines: string[] = [];
const approve = ['POST', '/approvals/apr_01K9A3/approve'] as const;
const once = { headers: { 'Idempotency-Key': 'decision-1' } };

test('a write that fails halfway has no effect and does not store its idempotency key', async () => {
  const { send, context } = await startSandbox({ log: (line) => lines.push(line) });
  await sql`alter table runs rename to runs_away`.execute(context.database);
  expect((await send(...approve, once)).status).toBe(500);
  await sql`alter table runs_away rename to runs`.execute(context.database);
  expect((await send('GET', '/approvals/apr_01K9A3')).json.status).toBe('pending');
  const { status, headers: responseHeaders } = await send(...approve, once);
  expect([status, responseHeaders.get('Idempotent-Replayed')]).toEqual([200, null]);
});

const agents = '/workspaces/acme/agents';
const hour = 60 * 60 * 1000;
const write = { body: { name: 'Once' }, headers: { 'Idempotency-Key': 'agent-1' } };

test('expired keys are deleted from the database', async ({ send, clock, context }) => {
  const listKeys = () => context.database.selectFrom('idempotency_records').select('key').execute();
  const once = (key: string) =>
    send('POST', agents, { body: { name: key }, headers: { 'Idempotency-Key': key } });
  await once('first');
  clock.advance(hour);
  await once('second');
  clock.advance(23 * hour);
  await once('third');
  expect((await listKeys()).map(({ key }) => key).sort()).toEqual(['second', 'third']);
});

test('a token that lost the scope cannot replay', async ({ send, context }) => {
  await send('POST', agents, write);
  const scopes = JSON.stringify(['agents:read']);
  await update(context.database, 'tokens', { id: 'tok_01K9DEMO' }, { scopes });
  expect((await send('POST', agents, { ...write, token: tokens.full })).status).toBe(403);
});
