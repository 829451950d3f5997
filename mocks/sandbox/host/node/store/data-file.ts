import { accessSync, constants, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { getSqliteCode } from '../../../store/errors.ts';
import { schemaTable } from '../../../store/schema/schema.ts';
import type { SqliteConnection } from '../../../store/sqlite.ts';
import { isServer } from '../../types.ts';
import { openSqlite } from './sqlite-library.ts';

/** SQLITE_NOTADB */
const notDatabase = 26;

const may = (path: string, mode: number): boolean => {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
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
 * Finds what speaks against the contents of a file. SQLite itself reads it: if another sandbox of this process has the
 * file open, closing it by any other means would release that sandbox's lock
 * (https://sqlite.org/howtocorrupt.html, section 2.2).
 */
const inContents = (file: string): string | undefined => {
  try {
    // Opening the file for writing may already modify it: SQLite would merge a log that remains next to it.
    const database = openSqlite(file, { readonly: true });
    try {
      const others = unlikeOwn(database);
      if (others.length === 0) return undefined;
      const names = `${others.slice(0, 3).join(', ')}${others.length > 3 ? ', …' : ''}`;
      return `it is the database of another application (with ${names}). It was not changed. Choose an empty file, or one with records of the sandbox`;
    } finally {
      database.close();
    }
  } catch (error) {
    if (getSqliteCode(error) === notDatabase)
      return 'it is not a SQLite database. It was not changed. Choose another file';
    // Opening the file will fail anyway.
    return undefined;
  }
};

const inFile = (file: string, stats: Stats): string | undefined => {
  if (stats.isDirectory()) return 'it is a folder. Choose a file in it, such as records.db';
  if (!stats.isFile())
    return 'it is a device, a named pipe or a socket. Choose a file, or omit --data to keep the records in memory';
  // SQLite keeps recent changes next to the name that it opened. Under another name it would miss them, and damage the file
  // (https://sqlite.org/howtocorrupt.html, section 2.5).
  if (stats.nlink > 1)
    return `it has ${stats.nlink} names (hard links), so another sandbox could use it under another name. Remove the other names, or copy it to a file of its own`;
  if (!may(file, constants.R_OK | constants.W_OK))
    return "this user can't read and write it. Grant the permission, or choose another file";
  return stats.size > 0 ? inContents(file) : undefined;
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
 * @param data a file, `:memory:`, or the URL of a PostgreSQL database; only the form of a URL is checked
 * @throws Error that describes the problem and how to solve it, without a password
 */
export const checkDataFile = (data: string): void => {
  if (data === ':memory:' || (isServer(data) && URL.canParse(data))) return;
  const reason = isServer(data)
    ? 'it is not a URL such as postgres://user@localhost:5432/name'
    : reasonAgainst(data);
  if (reason !== undefined)
    throw new Error(
      `The records can't be stored in ${data}: ${reason}.`.replaceAll(/\/\/[^/@\s]*@/g, '//…@'),
    );
};
