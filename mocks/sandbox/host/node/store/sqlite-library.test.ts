import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite, sqliteLibrary } from './sqlite-library.ts';

const open = (path = ':memory:') => {
  const database = openSqlite(path);
  onTestFinished(() => database.close());
  database.exec('create table books (id text primary key, title text unique, pages bigint)');
  return database;
};

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

const getThrownCode = (run: () => unknown): unknown => {
  try {
    run();
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
};

test('node:sqlite is used if Node has it, without a warning that it is experimental', () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  expect(sqliteLibrary).toBe(major > 22 || (major === 22 && minor >= 16) ? 'node:sqlite' : 'libsql');
});

test('errors have the code of SQLite', () => {
  const database = open();
  const insert = database.prepare('insert into books values (?, ?, null)');
  insert.run(['a', 'Emma']);
  expect(getThrownCode(() => insert.run(['a', 'Persuasion']))).toBe('SQLITE_CONSTRAINT_PRIMARYKEY');
  expect(getThrownCode(() => insert.run(['b', 'Emma']))).toBe('SQLITE_CONSTRAINT_UNIQUE');
});

test('the error code shows that a file is not a database, or is locked', () => {
  const folder = newFolder();
  const file = join(folder, 'notes.txt');
  writeFileSync(file, 'These are notes, not records. '.repeat(40));
  const notes = openSqlite(file);
  expect(getThrownCode(() => notes.exec('pragma journal_mode = wal'))).toBe('SQLITE_NOTADB');
  notes.close();
  const [first, second] = [open(join(folder, 'a.db')), openSqlite(join(folder, 'a.db'))];
  first.exec('begin exclusive');
  expect(getThrownCode(() => second.exec('begin immediate'))).toMatch(/^SQLITE_BUSY/);
  second.close();
});

test.each(['a b.db', 'a?b#c%20.db', 'ü.db'])('a file can be opened read-only: %s', (name) => {
  const file = join(newFolder(), name);
  open(file).close();
  const database = openSqlite(file, { readonly: true });
  expect(database.prepare('select * from books').all([])).toEqual([]);
  expect(() => database.exec("insert into books values ('a', 'Emma', 1)")).toThrow(/readonly/);
  database.close();
  expect(() => openSqlite(join(newFolder(), name), { readonly: true }).exec('select 1 from books')).toThrow();
});
