import { expect, test } from 'vitest';
import { startSandbox, tokens } from './start-sandbox.ts';

const agents = '/workspaces/acme/agents';
type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

/** Adds agents within the same millisecond. @returns their ids, newest first */
const addAgents = async ({ send }: Sandbox, count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let index = 0; index < count; index++)
    ids.unshift((await send('POST', agents, { body: { name: `Agent ${index}` } })).json.id);
  return ids;
};

/** Follows the cursors from a page to the end. */
const walk = async ({ send }: Sandbox, path: string, limit: number, cursor?: string): Promise<string[]> => {
  const { json } = await send('GET', `${path}?limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`);
  const ids = json.data.map(({ id }: { id: string }) => id);
  expect(ids.length).toBeLessThanOrEqual(limit);
  return json.next_cursor
    ? [...ids, ...(await walk({ send } as Sandbox, path, limit, json.next_cursor))]
    : ids;
};

const seededIds = ['agt_01K9STOCK', 'agt_01K9REFUND', 'agt_01K9DIGEST'];

test('the limit can change between pages', async () => {
  const sandbox = await startSandbox();
  const addedIds = await addAgents(sandbox, 5);
  const { json } = await sandbox.send('GET', `${agents}?limit=1`);
  expect(await walk(sandbox, agents, 50, json.next_cursor)).toEqual([...addedIds.slice(1), ...seededIds]);
});

const expectRefused = async (sandbox: Sandbox, path: string, token = tokens.full) => {
  const { status, json } = await sandbox.send('GET', path, { token });
  expect([status, json.error.code]).toEqual([400, 'invalid_cursor']);
};

test('a cursor is only valid for its own list', async () => {
  const sandbox = await startSandbox();
  const cursor = (await sandbox.send('GET', `${agents}?limit=1`)).json.next_cursor;
  await expectRefused(sandbox, `/approvals?cursor=${cursor}`);
  await expectRefused(sandbox, `${agents}/agt_01K9REFUND/runs?cursor=${cursor}`);
  await expectRefused(sandbox, `${agents}?cursor=${cursor}`, tokens.live);
  const runsCursor = (await sandbox.send('GET', `${agents}/agt_01K9REFUND/runs?limit=1`)).json.next_cursor;
  await expectRefused(sandbox, `${agents}/agt_01K9DIGEST/runs?cursor=${runsCursor}`);
  const unfilteredCursor = (await sandbox.send('GET', '/approvals?limit=1')).json.next_cursor;
  await expectRefused(sandbox, `/approvals?status=pending&cursor=${unfilteredCursor}`);
  expect((await sandbox.send('GET', `/approvals?cursor=${unfilteredCursor}`)).json.data).toHaveLength(2);
});

test('a cursor expires after an hour, or on the control plane', async () => {
  const sandbox = await startSandbox();
  const { clock, context, send } = sandbox;
  const cursor = (await send('GET', `${agents}?limit=1`)).json.next_cursor;
  clock.advance(60 * 60 * 1000);
  expect((await send('GET', `${agents}?cursor=${cursor}`)).status).toBe(200);
  clock.advance(1);
  await expectRefused(sandbox, `${agents}?cursor=${cursor}`);
  const fresh = (await send('GET', `${agents}?limit=1`)).json.next_cursor;
  await context.cursors.expire(context.database, fresh);
  await expectRefused(sandbox, `${agents}?cursor=${fresh}`);
});

test('a list that starts again after its cursor expired gets a valid cursor, even if the clock stands still', async () => {
  const sandbox = await startSandbox();
  const { context, send } = sandbox;
  const request = () => send('GET', `${agents}?limit=1`);
  const expired = (await request()).json.next_cursor;
  await context.cursors.expire(context.database, expired);
  const { next_cursor: cursor } = (await request()).json;
  expect(cursor).not.toBe(expired);
  expect(await walk(sandbox, agents, 1, cursor)).toEqual(seededIds.slice(1));
  await expectRefused(sandbox, `${agents}?cursor=${expired}`);
});
