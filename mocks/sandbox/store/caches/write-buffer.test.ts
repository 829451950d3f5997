import Libsql from 'libsql';
import { expect, test } from 'vitest';
import { createMemoryStatements } from './memory-statements.ts';

const insertBook = 'insert into "books" ("id", "shelf") values (?, ?)';
const moveBook = 'update "books" set "shelf" = ? where "id" = ?';
const insertShelf = 'insert into "shelves" ("id") values (?)';
const books = 'select "id", "shelf" from "books" order by "id"';

/** A database of shelves and books, and the statements that SQLite executed since the last call of `executed`. */
const open = () => {
  const database = new Libsql(':memory:');
  database.exec(`pragma foreign_keys = on;
    create table shelves (id text primary key);
    create table books (id text primary key, shelf text references shelves);
    insert into shelves values ('a'), ('b')`);
  let ran: string[] = [];
  const statements = createMemoryStatements(
    (sql) => {
      const statement = database.prepare(sql);
      return {
        reader: statement.reader,
        all: (values) => {
          ran.push(sql);
          return statement.all(values as unknown[]);
        },
        run: (values) => {
          ran.push(sql);
          return statement.run(values as unknown[]) as { changes: number; lastInsertRowid: number };
        },
        iterate: () => {
          throw new Error('not needed');
        },
      };
    },
    ['shelves', 'books'],
  );
  const executedSql = () => {
    const since = ran;
    ran = [];
    return since;
  };
  const executed = () => executedSql().length;
  const read = (sql: string, ...parameters: unknown[]) => statements.prepare(sql).all(parameters);
  const buffer = (...writes: [sql: string, ...parameters: unknown[]][]) =>
    statements.buffer(writes.map(([sql, ...parameters]) => ({ sql, parameters })));
  return { ...statements, executed, executedSql, read, buffer };
};

test('a buffered write is executed before its table is read, and not before another one is', () => {
  const { buffer, read, executed } = open();
  expect(buffer([insertBook, '1', 'a'])).toBe(true);
  expect(executed()).toBe(0);
  expect(read('select "id" from "shelves" where "id" = ?', 'a')).toEqual([{ id: 'a' }]);
  expect(executed()).toBe(1);
  expect(read(books)).toEqual([{ id: '1', shelf: 'a' }]);
});

test('writes are executed in their order, and a later update of a row replaces an earlier one', () => {
  const { buffer, read } = open();
  buffer([insertBook, '1', 'a'], [insertBook, '2', 'a'], [moveBook, 'b', '1']);
  buffer([moveBook, 'b', '2'], [moveBook, 'a', '1']);
  expect(read(books)).toEqual([
    { id: '1', shelf: 'a' },
    { id: '2', shelf: 'b' },
  ]);
});

test('a deletion is buffered, and executed in the order of its table', () => {
  const { buffer, read, executed } = open();
  const deleteBook = 'delete from "books" where "shelf" = ? and "id" <= ?';
  buffer([insertBook, '1', 'a'], [insertBook, '2', 'b'], [deleteBook, 'a', '8'], [deleteBook, 'b', '8']);
  expect(buffer([insertBook, '1', 'b'], [deleteBook, 'a', '9'])).toBe(true);
  expect(executed()).toBe(0);
  expect(read(books)).toEqual([{ id: '1', shelf: 'b' }]);
});

test('a record may refer to one of another table that was buffered after the first record of its table', () => {
  const { buffer, read } = open();
  buffer([insertBook, '1', 'a'], [insertShelf, 'c'], [insertBook, '2', 'c']);
  expect(read(books)).toHaveLength(2);
});

test('a flush runs no pragma, after which SQLite would prepare every statement again', () => {
  const { buffer, flush, executedSql } = open();
  buffer([insertBook, '1', 'a'], [insertShelf, 'c'], [insertBook, '2', 'c']);
  flush();
  expect(executedSql().filter((sql) => !/^(begin|insert|commit)/.test(sql))).toEqual([]);
});

test('many insertions take few statements', () => {
  const { buffer, read, executed } = open();
  for (let id = 0; id < 5120; id += 1) buffer([insertBook, String(id).padStart(4, '0'), 'a']);
  const statements = executed();
  expect(statements).toBeGreaterThan(0);
  expect(statements).toBeLessThan(200);
  expect(read(books)).toHaveLength(5120);
});

test('long values are not kept back', () => {
  const { buffer, executed } = open();
  buffer([insertBook, 'x'.repeat(1_100_000), 'a']);
  expect(executed()).toBeGreaterThan(0);
});

test.each([
  ['a write that is not of one row', 'update "books" set "shelf" = ? where "shelf" = ?', ['b', 'a']],
  ['a write whose values are computed', 'update "books" set "id" = "id" || ? where "id" = ?', ['x', '1']],
  ['a write to a table that is not of the schema', 'insert into "pens" ("id") values (?)', ['a']],
])('%s is not buffered', (_, sql, parameters) => {
  const { buffer, read } = open();
  expect(buffer([insertBook, '1', 'a'], [sql, ...parameters])).toBe(false);
  expect(read(books)).toEqual([]);
});

test('any other statement is executed after what is buffered', () => {
  const { buffer, read, prepare } = open();
  buffer([insertBook, '1', 'a']);
  prepare('delete from "books" where "id" = ?').run(['1']);
  expect(read(books)).toEqual([]);
  buffer([insertBook, '2', 'a']);
  expect(read('select count(*) as "count" from books')).toEqual([{ count: 1 }]);
});

test('what is discarded is never executed', () => {
  const { buffer, discard, flush, executed } = open();
  buffer([insertBook, '1', 'a']);
  discard();
  flush();
  expect(executed()).toBe(0);
});

test('an inserted record that a cached query leaves out does not make it run again', () => {
  const { buffer, read, executed } = open();
  const onShelf = 'select "id" from "books" where "shelf" = ? order by "id"';
  buffer([insertBook, '1', 'a']);
  expect(read(onShelf, 'a')).toEqual([{ id: '1' }]);
  executed();
  buffer([insertBook, '2', 'b']);
  expect(read(onShelf, 'a')).toEqual([{ id: '1' }]);
  expect(executed()).toBe(0);
  buffer([insertBook, '3', 'a']);
  expect(read(onShelf, 'a')).toEqual([{ id: '1' }, { id: '3' }]);
  buffer([moveBook, 'a', '2']);
  expect(read(onShelf, 'a')).toHaveLength(3);
  for (let id = 10; id < 210; id += 1) buffer([insertBook, String(id), 'b']);
  executed();
  expect(read(onShelf, 'a')).toHaveLength(3);
  // Too many insertions to look at each of them.
  expect(executed()).toBeGreaterThan(0);
});

test('primed rows of a query are returned until its table is written to', () => {
  const { buffer, read, prime, executed } = open();
  buffer([insertBook, '1', 'a']);
  prime({ sql: books, parameters: [], rows: [{ id: '1', shelf: 'a' }] });
  expect(read(books)).toEqual([{ id: '1', shelf: 'a' }]);
  expect(executed()).toBe(0);
  buffer([moveBook, 'b', '1']);
  expect(read(books)).toEqual([{ id: '1', shelf: 'b' }]);
});

test('a long record is not remembered, and no record after a write of any kind', () => {
  const { buffer, read, anythingMayChange, executed } = open();
  const onShelf = 'select "id" from "books" where "shelf" = ? order by "id"';
  expect(read(onShelf, 'a')).toEqual([]);
  buffer([insertBook, 'x'.repeat(3000), 'b']);
  executed();
  read(onShelf, 'a');
  expect(executed()).toBeGreaterThan(0);
  buffer([insertBook, '2', 'b']);
  anythingMayChange();
  executed();
  read(onShelf, 'a');
  expect(executed()).toBeGreaterThan(0);
});
