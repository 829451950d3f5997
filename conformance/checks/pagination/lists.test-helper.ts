import type { PageSource } from './walk.ts';

/** An in-memory list, newest first, that can be changed between two pages. */
export type TestList = { rows: number[]; page: PageSource<number> };

const base64 = (value: string) => Buffer.from(value).toString('base64url');
const plain = (cursor: string) => Number(Buffer.from(cursor, 'base64url').toString());

/** Keyset pagination: the cursor names the last record shown. */
export const keyset = (rows: number[]): TestList => {
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

/** Offset pagination: the cursor counts records, so an insert before that position shifts the rest. */
export const offset = (rows: number[]): TestList => {
  const list: TestList = {
    rows,
    page: async ({ cursor, limit }) => {
      const from = cursor === null ? 0 : plain(cursor);
      const sorted = [...list.rows].sort((a, b) => b - a);
      const to = from + limit;
      return { items: sorted.slice(from, to), cursor: to < sorted.length ? base64(String(to)) : null };
    },
  };
  return list;
};

/** A keyset list whose pages are modified by `spoil`. */
export const spoilt = (
  rows: number[],
  spoil: (
    page: { items: readonly number[]; cursor: string | null },
    limit: number,
  ) => {
    items: readonly number[];
    cursor: string | null;
  },
): TestList => {
  const list = keyset(rows);
  return { rows: list.rows, page: async (request) => spoil(await list.page(request), request.limit) };
};
