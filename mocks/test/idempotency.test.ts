import { expect, test } from 'vitest';
import { startSandbox, tokens } from './start-sandbox.ts';

const agents = '/workspaces/acme/agents';
const hour = 60 * 60 * 1000;
const headers = { 'Idempotency-Key': 'b0b4b6c0-5d5c-4a56-9c53-1f0f6f0e9a11' };
const write = { body: { name: 'Once' }, headers };

test('expired keys are deleted from the database', async () => {
  const { send, clock, context } = await startSandbox();
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

test('a token that lost the scope cannot replay', async () => {
  const { send, context } = await startSandbox();
  await send('POST', agents, write);
  await context.database
    .updateTable('tokens')
    .set({ scopes: JSON.stringify(['agents:read']) })
    .where('id', '=', 'tok_01K9DEMO')
    .execute();
  expect((await send('POST', agents, { ...write, token: tokens.full })).status).toBe(403);
});
