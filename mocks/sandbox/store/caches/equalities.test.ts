import { expect, test } from 'vitest';
import { equalitiesOf } from './equalities.ts';

test.each([
  ['select * from "books" where "shelf" = ? and "id" = ? order by "id"', { shelf: 0, id: 1 }],
  ['select "id" from "books" where "pages" > ? and "shelf" = ?', { shelf: 1 }],
  ['select * from "books" where "shelf" = ? and ("id" < ? and "pages" = ?) limit ?', { shelf: 0 }],
])('%s', (sql, columns) => {
  const found = equalitiesOf(sql);
  expect(found?.table).toBe('books');
  expect(Object.fromEntries((found?.columns ?? []).map(({ name, parameter }) => [name, parameter]))).toEqual(
    columns,
  );
});

test.each([
  'select * from "books" where "shelf" = ? or "id" = ?',
  'select * from "books" where ("shelf" = ?)',
  'select * from "books" inner join "shelves" on "shelves"."id" = "books"."shelf" where "shelf" = ?',
  'select count(*) from "books" where "shelf" = ?',
  'select * from "books" where "title" = \'?\' and "shelf" = ?',
  'select * from "books" where not "shelf" = ?',
  'select * from "books"',
])('nothing is recognised in %s', (sql) => {
  expect(equalitiesOf(sql)).toBeUndefined();
});
