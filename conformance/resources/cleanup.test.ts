import { expect, test } from 'vitest';
import { createHttpClient } from '../target/http-client.ts';
import { type FakeTarget, fakeToken, startFakeTarget } from '../test/fake-target.ts';
import { cleanUp, type DeleteRecord } from './cleanup.ts';
import { type CreatedRecord, createRunRecords, type RunRecords, unknownId } from './run-records.ts';

let target: FakeTarget;

const token = (id: string): CreatedRecord => ({
  kind: 'token',
  id,
  undo: { operation: 'revokeToken', path: { slug: 'acme', id } },
});
type Change = (records: RunRecords) => void;

const created =
  (record: CreatedRecord): Change =>
  (records) =>
    records.created({ ...record });

const clean = async (changes: Change[], status: number, deleteRecord?: DeleteRecord) => {
  target = await startFakeTarget(({ method }) => (method === 'GET' ? undefined : { status }));
  const client = createHttpClient({ timeoutMs: 1_000, maxWaitMs: 0 });
  const records = createRunRecords('tag');
  for (const change of changes) change(records);
  const leftovers = await cleanUp(
    client,
    { url: target.url, token: fakeToken, concurrency: 1 },
    records.remaining(),
    deleteRecord,
  );
  await client.close();
  return { leftovers, requests: target.requests.map(({ method, path }) => `${method} ${path}`) };
};

test('deletes created records, the newest first', async () => {
  const { leftovers, requests } = await clean([created(token('tok_1')), created(token('tok_2'))], 204);
  expect(leftovers).toEqual([]);
  expect(requests).toEqual(['DELETE /workspaces/acme/tokens/tok_2', 'DELETE /workspaces/acme/tokens/tok_1']);
});

test('deletes what depends on a kind or on another token first, and several records of a kind at a time', async () => {
  const secret = (name: string, key?: string): CreatedRecord => ({
    kind: 'secret',
    id: name,
    undo: { operation: 'deleteSecret', path: { slug: 'acme', name }, token: key },
  });
  const records = [token('tok_1'), secret('a', 'key_2'), token('tok_2'), secret('b'), secret('c')];
  let inProgress = 0;
  let most = 0;
  target = await startFakeTarget(async () => {
    inProgress += 1;
    most = Math.max(most, inProgress);
    await new Promise((resolve) => setTimeout(resolve, 20));
    inProgress -= 1;
    return { status: 204 };
  });
  const client = createHttpClient({ timeoutMs: 1_000, maxWaitMs: 0 });
  await cleanUp(client, { url: target.url, token: fakeToken, concurrency: 2 }, records);
  await client.close();
  const kinds = target.requests.map(({ path }) => path.split('/').at(-1)?.slice(0, 3));
  expect(kinds[0]).toBe('a');
  expect(kinds.slice(1, 3).sort()).toEqual(['b', 'c']);
  expect(kinds.slice(3)).toEqual(['tok', 'tok']);
  expect(most).toBe(2);
});

test('a record that is already gone is not a leftover', async () => {
  expect((await clean([created(token('tok_1'))], 404)).leftovers).toEqual([]);
});

test('a record whose id no URL can contain is a leftover, and the others are deleted', async () => {
  const { leftovers, requests } = await clean([created(token('tok_1')), created(token('\ud800'))], 204);
  expect(leftovers).toEqual([{ kind: 'token', id: '\ud800', why: 'URI malformed' }]);
  expect(requests).toEqual(['DELETE /workspaces/acme/tokens/tok_1']);
});

test('a record that cannot be deleted is a leftover, with the reason', async () => {
  const { leftovers } = await clean([created(token('tok_1'))], 403);
  expect(leftovers).toEqual([{ kind: 'token', id: 'tok_1', why: 'revokeToken returned 403' }]);
});

test('a change to a record that the run created is not a separate leftover', async () => {
  const changed: Change = (records) => records.changed({ kind: 'token', id: 'tok_1', remains: 'renamed' });
  expect((await clean([created(token('tok_1')), changed], 204)).leftovers).toEqual([]);
});

test('a switched token is switched back to its first workspace', async () => {
  const switched = (from: string, to: string) => (records: RunRecords) => {
    records.workspaceBefore.set('sess_1', from);
    records.switched('sess_1', to);
  };
  const away = [switched('acme', 'globex'), switched('acme', 'initech')];
  expect((await clean(away, 200)).requests).toEqual(['POST /workspaces/acme/switch']);
  expect(target.requests[0]?.headers.authorization).toBe('Bearer sess_1');
  expect((await clean([...away, switched('acme', 'acme')], 200)).requests).toEqual([]);
});

test('a record of another workspace is deleted there, with a token that reaches it', async () => {
  const undo = { operation: 'deleteSecret', path: { slug: 'globex', name: 's' }, token: 'key_2' } as const;
  const there = created({ kind: 'secret', id: 's', workspace: 'globex', undo });
  const here: Change = (records) => records.deleted({ kind: 'secret', id: 's', workspace: 'acme' });
  expect((await clean([there, here], 204)).requests).toEqual(['DELETE /workspaces/globex/secrets/s']);
  expect(target.requests[0]?.headers.authorization).toBe('Bearer key_2');
});

test('each record without an id is a leftover, except those that were deleted by an id', async () => {
  const unknown = created({
    kind: 'token',
    id: 'of unknown id',
    workspace: 'acme',
    undo: null,
    remains: 'why',
  });
  const deleted: Change = (records) => records.deleted({ kind: 'token', id: 'tok_9', workspace: 'acme' });
  const { leftovers } = await clean([unknown, unknown, unknown, deleted], 204);
  const leftover = { kind: 'token', id: 'of unknown id', why: 'why' };
  expect(leftovers).toEqual([leftover, leftover]);
});

test('the driver deletes what the API leaves, the newest first, and nothing else', async () => {
  const remains = 'the API has no operation that deletes it';
  const agent = (id: string): CreatedRecord => ({ kind: 'agent', id, mode: 'test', undo: null, remains });
  const events = [
    created({ ...token('tok_1'), mode: 'test' }),
    created(agent('agt_1')),
    created(agent('agt_2')),
    created(agent(unknownId)),
    (records: RunRecords) =>
      records.changed({ kind: 'theme', id: 'acme', remains: 'updateTheme changed it' }),
  ];
  const deletions: string[] = [];
  const { leftovers } = await clean(events, 204, async ({ id }) => {
    deletions.push(id);
    return id === 'agt_1' ? "the driver's delete failed: locked" : null;
  });
  expect(deletions).toEqual(['agt_2', 'agt_1']);
  expect(leftovers).toEqual([
    { kind: 'theme', id: 'acme', why: 'updateTheme changed it' },
    { kind: 'agent', id: unknownId, why: remains },
    { kind: 'agent', id: 'agt_1', why: "the driver's delete failed: locked" },
  ]);
});

test('a record that the API can only retire is deleted by the driver without a request, else retired', async () => {
  const agent = (id: string): CreatedRecord => ({
    kind: 'agent',
    id,
    mode: 'test',
    undo: { operation: 'deactivateAgent', path: { slug: 'acme', id } },
    remains: 'the API has no operation that deletes it',
  });
  const { leftovers, requests } = await clean(
    [created(agent('agt_1')), created(agent('agt_2'))],
    200,
    async ({ id }) => (id === 'agt_1' ? "the driver's delete failed: locked" : null),
  );
  expect(requests).toEqual(['POST /workspaces/acme/agents/agt_1/deactivate']);
  expect(leftovers).toEqual([{ kind: 'agent', id: 'agt_1', why: "the driver's delete failed: locked" }]);
});
