import { expect, test } from 'vitest';
import type { Case } from '../engine/case/case.ts';
import type { FakeRequest, FakeResponse } from '../test/fake-target.ts';
import { runCase } from '../test/run-one.ts';

const agents = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `agt_${index}` }));

/** Serves these pages, with a cursor on each except the last. With `refusesLimit`, a request with a limit is refused. */
const runWithPages = async <T>(
  pages: readonly (readonly object[])[],
  body: (t: Case) => Promise<T>,
  { refusesLimit = false } = {},
) => {
  const handler = ({ path }: FakeRequest): FakeResponse | undefined => {
    const url = new URL(path, 'http://127.0.0.1');
    if (!url.pathname.endsWith('/agents')) return undefined;
    if (refusesLimit && url.searchParams.has('limit')) return { status: 400, body: {} };
    const at = Number(url.searchParams.get('cursor') ?? 0);
    const next = at + 1 < pages.length ? { next_cursor: String(at + 1) } : {};
    return { status: 200, body: { data: pages[at], ...next } };
  };
  let result: T | undefined;
  const { requests, missing } = await runCase(handler, async (t) => {
    result = await body(t);
  });
  return { result, requests, missing };
};

test('finds a record after short and empty pages', async () => {
  const pages = [agents(1), [], [], [{ id: 'agt_x' }], [], agents(1)];
  const { result, requests } = await runWithPages(pages, (t) =>
    t.subjects.find('listAgents', ({ id }) => id === 'agt_x'),
  );
  expect(result).toEqual({ id: 'agt_x' });
  // It stops reading.
  expect(requests.at(-1)).toContain('cursor=3');
});

test('reads a whole list once, for any page size and with repeated records', async () => {
  const all = agents(60);
  const pages = [all.slice(0, 25), all.slice(20, 45), all.slice(45)];
  const { result } = await runWithPages(pages, (t) => t.subjects.list('listAgents'), { refusesLimit: true });
  expect(result).toEqual(all);
});

test('distinguishes a list without the record from a list that is too long to read', async () => {
  const find = (t: Case) => t.subjects.find('listAgents', ({ id }) => id === 'agt_x');
  expect((await runWithPages([agents(1), []], find)).missing).toEqual([]);
  const endless = Array.from({ length: 100 }, (_, page) => [{ id: `agt_${page}` }]);
  expect((await runWithPages(endless, find)).missing.join()).toContain('a list that ends within 40 pages');
});

test('a case that relies on a member that a listed record lacks is not an error of the gate', async () => {
  const { missing } = await runWithPages([agents(1)], async (t) =>
    (await t.subjects.list('listAgents')).map(({ name }) => (name as string).startsWith('a')),
  );
  expect(missing.join()).toContain('a readable response: listAgents returned 200, and');
});
