import { afterEach, expect, test } from 'vitest';
import { createHttpClient } from '../../target/http-client.ts';
import { type FakeTarget, fakeToken, startFakeTarget } from '../../test/fake-target.ts';
import { cleanUp } from './clean-up.ts';
import type { Made, MadeEvent } from './made.ts';

let target: FakeTarget;
afterEach(() => target.close());

const token = (id: string): Made => ({
  kind: 'token',
  id,
  undo: { operation: 'revokeToken', path: { slug: 'acme', id } },
});
const made = (one: Made): MadeEvent => ({ made: one });

const clean = async (events: MadeEvent[], status: number) => {
  target = await startFakeTarget(({ method }) => (method === 'GET' ? undefined : { status }));
  const client = createHttpClient({ timeoutMs: 1_000, maxWaitMs: 0 });
  const leftovers = await cleanUp(client, target.url, fakeToken, events);
  await client.close();
  return { leftovers, sent: target.requests.map(({ method, path }) => `${method} ${path}`) };
};

test('what was made is taken away, the newest first', async () => {
  const { leftovers, sent } = await clean([made(token('tok_1')), made(token('tok_2'))], 204);
  expect(leftovers).toEqual([]);
  expect(sent).toEqual(['DELETE /workspaces/acme/tokens/tok_2', 'DELETE /workspaces/acme/tokens/tok_1']);
});

test('what a scenario took away itself is left alone', async () => {
  const { sent } = await clean([made(token('tok_1')), { gone: { kind: 'token', id: 'tok_1' } }], 204);
  expect(sent).toEqual([]);
});

test('what is not there any more is no leftover', async () => {
  expect((await clean([made(token('tok_1'))], 404)).leftovers).toEqual([]);
});

test('what can not be taken away is said, with the reason', async () => {
  const { leftovers } = await clean([made(token('tok_1'))], 403);
  expect(leftovers).toEqual([{ kind: 'token', id: 'tok_1', why: 'revokeToken answered 403' }]);
});

test('what nothing takes away is said as well', async () => {
  const { leftovers, sent } = await clean(
    [made({ kind: 'page', id: 'page_1', undo: null, stays: 'no way' })],
    204,
  );
  expect(leftovers).toEqual([{ kind: 'page', id: 'page_1', why: 'no way' }]);
  expect(sent).toEqual([]);
});
