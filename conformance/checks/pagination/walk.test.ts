import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkWalk, listKeys, openLedger, type PageSource, walk } from './walk.ts';

/** An in-memory list, newest first, that can be changed between two pages. */
type TestList = { rows: number[]; page: PageSource<number> };

const base64 = (value: string) => Buffer.from(value).toString('base64url');
const plain = (cursor: string) => Number(Buffer.from(cursor, 'base64url').toString());

/** Keyset pagination: the cursor names the last record shown. */
const keyset = (rows: number[]): TestList => {
  const list: TestList = {
    rows,
    page: async ({ cursor, limit }) => {
      const after = cursor === null ? Number.POSITIVE_INFINITY : plain(cursor);
      const rest = list.rows.filter((row) => row < after).sort((a, b) => b - a);
      const items = rest.slice(0, limit);
      return { items, cursor: rest.length > limit ? base64(String(items.at(-1))) : null };
    },
  };
  return list;
};

type Change = { kind: 'insert' } | { kind: 'delete'; which: number } | { kind: 'none' };

const changes = fc.array(
  fc.oneof(
    fc.constant<Change>({ kind: 'none' }),
    fc.constant<Change>({ kind: 'insert' }),
    fc.record({ kind: fc.constant('delete' as const), which: fc.nat() }),
  ),
  { maxLength: 8 },
);
const plans = fc.record({
  size: fc.nat(12),
  limits: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 }),
  changes,
});

const getKey = (item: number) => String(item);

/** Walks a list while it changes as planned, and returns the kinds of problems found. */
const findWalkProblems = async (
  make: (rows: number[]) => TestList,
  plan: typeof plans extends fc.Arbitrary<infer T> ? T : never,
) => {
  const list = make(Array.from({ length: plan.size }, (_, index) => index + 1));
  const ledger = openLedger(list.rows.map(String));
  let next = list.rows.length + 1;
  const walkResult = await walk(list.page, {
    getKey,
    getLimit: (page) => plan.limits[page % plan.limits.length] ?? 1,
    between: async (page) => {
      const change = plan.changes[page - 1];
      if (change?.kind === 'insert') {
        list.rows.push(next);
        ledger.insert(String(next));
        next += 1;
      }
      const standing = ledger.standing();
      if (change?.kind === 'delete' && standing.length > 0) {
        const key = standing[change.which % standing.length] ?? '';
        list.rows.splice(list.rows.indexOf(Number(key)), 1);
        ledger.delete(key);
      }
    },
  });
  return checkWalk(walkResult, ledger, getKey);
};

/** Every kind of problem that at least one plan reveals in this list. */
const collectKinds = async (make: (rows: number[]) => TestList, runs = 200) => {
  const kinds = new Set<string>();
  await fc.assert(
    fc.asyncProperty(plans, async (plan) => {
      for (const problem of await findWalkProblems(make, plan)) kinds.add(problem.kind);
    }),
    { numRuns: runs, seed: 7 },
  );
  return [...kinds].sort();
};

describe('a walk', () => {
  it('finds no problem in keyset pagination, whatever is inserted or deleted during the walk', async () => {
    expect(await collectKinds(keyset)).toEqual([]);
  });

  it('does not end at an empty page with a cursor', async () => {
    const list = keyset([3, 2, 1]);
    let stalls = 2;
    const walkResult = await walk(
      async (request) => {
        if (request.cursor !== null && stalls-- > 0) return { items: [], cursor: request.cursor };
        return list.page(request);
      },
      { getKey, getLimit: () => 1 },
    );
    expect(listKeys(walkResult, getKey)).toEqual(['3', '2', '1']);
    expect(walkResult.ended).toBe(true);
  });

  it('accepts a walk with or without a record that was deleted during it', async () => {
    const ledger = openLedger(['3', '2', '1']);
    ledger.delete('1');
    const pages = (last: number[]) => [
      { items: [3], cursor: 'a' },
      { items: [2], cursor: 'b' },
      { items: last, cursor: null },
    ];
    expect(checkWalk({ pages: pages([]), ended: true }, ledger, getKey)).toEqual([]);
    expect(checkWalk({ pages: pages([1]), ended: true }, ledger, getKey)).toEqual([]);
  });
});
