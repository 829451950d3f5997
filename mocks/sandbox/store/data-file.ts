import { accessSync, closeSync, constants, openSync, readSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isServer } from '../core/data-location.ts';
import { schemaTable } from './schema/schema.ts';
import { openSqlite, type SqliteConnection } from './sqlite-library.ts';

/** The first bytes of every SQLite database (Database File Format, section 1.3). */
const magic = 'SQLite format 3\0';

const may = (path: string, mode: number): boolean => {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
};

const readMagic = (file: string): string => {
  const bytes = Buffer.alloc(magic.length);
  const descriptor = openSync(file, 'r');
  try {
    return bytes.toString('latin1', 0, readSync(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
};

const inFolder = (folder: string): string | undefined => {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats) return `the folder ${folder} does not exist. Create it, or choose a file elsewhere`;
  if (!stats.isDirectory()) return `${folder} is not a folder. Choose a file in a folder`;
  // SQLite writes its log next to the file.
  if (!may(folder, constants.W_OK | constants.X_OK))
    return `this user can't write to the folder ${folder}. Grant the permission, or choose a file elsewhere`;
  return undefined;
};

const unlikeOwn = (database: SqliteConnection): string[] => {
  const statement = database.prepare(
    `select name from sqlite_master where type in ('table', 'view') and name not like 'sqlite\\_%' escape '\\' order by name`,
  );
  const names = (statement.all([]) as { name: string }[]).map(({ name }) => name);
  return names.includes(schemaTable) ? [] : names;
};

/**
 * The tables of a database that the sandbox didn't create. Empty if the file can't be read, because opening it will fail
 * anyway.
 */
const listForeignTables = (file: string): string[] => {
  try {
    // Opening the file for writing may already modify it: SQLite would merge a log that remains next to it.
    const database = openSqlite(file, { readonly: true });
    try {
      return unlikeOwn(database);
    } finally {
      database.close();
    }
  } catch {
    return [];
  }
};

const inFile = (file: string, stats: Stats): string | undefined => {
  if (stats.isDirectory()) return 'it is a folder. Choose a file in it, such as records.db';
  if (!may(file, constants.R_OK | constants.W_OK))
    return "this user can't read and write it. Grant the permission, or choose another file";
  if (stats.size > 0 && readMagic(file) !== magic)
    return 'it is not a SQLite database. It was not changed. Choose another file';
  const others = stats.size > 0 ? listForeignTables(file) : [];
  if (others.length > 0) {
    const names = `${others.slice(0, 3).join(', ')}${others.length > 3 ? ', …' : ''}`;
    return `it is the database of another application (with ${names}). It was not changed. Choose an empty file, or one with records of the sandbox`;
  }
  return undefined;
};

const reasonAgainst = (data: string): string | undefined => {
  if (/^\w+:\/\//.test(data))
    return 'it is not a file, and the only database server is PostgreSQL (postgres://…)';
  const reason = inFolder(dirname(data));
  if (reason !== undefined) return reason;
  const stats = statSync(data, { throwIfNoEntry: false });
  return stats && inFile(data, stats);
};

/**
 * Checks the database's file before anything is created next to it.
 *
 * @param data a file; `:memory:` and PostgreSQL URLs are not checked
 * @throws Error that describes the problem with the file and how to solve it
 */
export const checkDataFile = (data: string): void => {
  if (data === ':memory:' || isServer(data)) return;
  const reason = reasonAgainst(data);
  if (reason !== undefined) throw new Error(`The records can't be stored in ${data}: ${reason}.`);
};
