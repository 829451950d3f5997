import { expect, test } from 'vitest';
import { checkWalk, listKeys, openLedger, walk } from './walk.ts';

const getKey = (item: number) => String(item);

test('a walk does not end at an empty page with a cursor', async () => {
  const pages = [
    { items: [3], cursor: 'a' },
    { items: [], cursor: 'b' },
    { items: [], cursor: 'b' },
    { items: [2, 1], cursor: null },
  ];
  const walkResult = await walk(async () => pages.shift() ?? { items: [], cursor: null }, {
    getKey,
    getLimit: () => 1,
  });
  expect(listKeys(walkResult, getKey)).toEqual(['3', '2', '1']);
  expect(walkResult.ended).toBe(true);
});

test('a walk may be with or without a record that was deleted during it', () => {
  const ledger = openLedger(['3', '2', '1']);
  ledger.deleted.add('1');
  const pages = (last: number[]) => [
    { items: [3], cursor: 'a' },
    { items: [2], cursor: 'b' },
    { items: last, cursor: null },
  ];
  expect(checkWalk({ pages: pages([]), ended: true }, ledger, getKey)).toEqual([]);
  expect(checkWalk({ pages: pages([1]), ended: true }, ledger, getKey)).toEqual([]);
});
