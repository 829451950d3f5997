import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../../../test/new-folder.ts';
import { openSqlite, sqliteLibrary } from './sqlite-library.ts';

test('node:sqlite is used if Node has it, without a warning that it is experimental', () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  expect(sqliteLibrary).toBe(major > 22 || (major === 22 && minor >= 16) ? 'node:sqlite' : 'libsql');
});

test.each(['a b.db', 'a?b#c%20.db', 'ü.db'])('a file can be opened read-only: %s', async (name) => {
  const file = join(await newFolder(), name);
  const created = openSqlite(file);
  created.exec('create table books (id text primary key, title text)');
  created.close();
  const database = openSqlite(file, { readonly: true });
  expect(database.prepare('select * from books').all([])).toEqual([]);
  expect(() => database.exec("insert into books values ('a', 'Emma')")).toThrow(/readonly/);
  database.close();
  const missing = join(await newFolder(), name);
  expect(() => openSqlite(missing, { readonly: true }).exec('select 1 from books')).toThrow();
});
