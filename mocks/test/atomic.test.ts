import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startSandbox } from './start-sandbox.ts';

const lines: string[] = [];
const approve = ['POST', '/approvals/apr_01K9A3/approve'] as const;
const headers = { 'Idempotency-Key': 'decision-1' };

test('a write that fails halfway has no effect and does not store its idempotency key', async () => {
  const { send, context } = await startSandbox({ log: (line) => lines.push(line) });
  await sql`alter table runs rename to runs_away`.execute(context.database);
  expect((await send(...approve, { headers })).status).toBe(500);
  await sql`alter table runs_away rename to runs`.execute(context.database);
  expect((await send('GET', '/approvals/apr_01K9A3')).json.status).toBe('pending');
  const { status, headers: responseHeaders } = await send(...approve, { headers });
  expect([status, responseHeaders.get('Idempotent-Replayed')]).toEqual([200, null]);
});

test('concurrent writes are all executed', async () => {
  const { send } = await startSandbox();
  const create = (name: string) => send('POST', '/workspaces/acme/agents', { body: { name } });
  const created = await Promise.all(Array.from({ length: 20 }, (_, index) => create(`Agent ${index}`)));
  expect(new Set(created.map(({ json }) => json.id)).size).toBe(20);
  expect((await send('GET', '/workspaces/acme/agents?limit=100')).json.data).toHaveLength(23);
});
