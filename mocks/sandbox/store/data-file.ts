import { accessSync, closeSync, constants, openSync, readSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import { isServer } from '../core/data-location.ts';
import { schemaTable } from './schema/schema-table.ts';

/** What each SQLite database begins with (Database File Format, section 1.3). */
const magic = 'SQLite format 3\0';

const may = (path: string, mode: number): boolean => {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
};

const beginningOf = (file: string): string => {
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
  if (!stats) return `there is no folder ${folder}. Make it, or give a file elsewhere`;
  if (!stats.isDirectory()) return `${folder} is no folder. Give a file in one`;
  // SQLite keeps its log beside the file.
  if (!may(folder, constants.W_OK | constants.X_OK))
    return `this user may not write in the folder ${folder}. Permit it, or give a file elsewhere`;
  return undefined;
};

const unlikeOwn = (database: InstanceType<typeof Libsql>): string[] => {
  const statement = database.prepare(
    `select name from sqlite_master where type in ('table', 'view') and name not like 'sqlite\\_%' escape '\\' order by name`,
  );
  const names = (statement.all() as { name: string }[]).map(({ name }) => name);
  return names.includes(schemaTable) ? [] : names;
};

/** The tables of a database that the sandbox didn't make; none for what can't be read, which is told as it is opened. */
const tablesOfOthers = (file: string): string[] => {
  try {
    // To open it for writing could be enough to write to it: a log that was left beside it would be taken in.
    const database = new Libsql(file, { readonly: true });
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
  if (stats.isDirectory()) return 'it is a folder. Give a file in it, such as records.db';
  if (!may(file, constants.R_OK | constants.W_OK))
    return 'this user may not read and write it. Permit it, or give another file';
  if (stats.size > 0 && beginningOf(file) !== magic)
    return 'it is no SQLite database, and is left as it is. Give another file';
  const others = stats.size > 0 ? tablesOfOthers(file) : [];
  if (others.length > 0) {
    const shown = `${others.slice(0, 3).join(', ')}${others.length > 3 ? ', …' : ''}`;
    return `records of the sandbox or an empty file were expected, and it is the database of another application (with ${shown}), which is left as it is. Give another file`;
  }
  return undefined;
};

const reasonAgainst = (data: string): string | undefined => {
  if (/^\w+:\/\//.test(data)) return 'it is no file, and databases are of postgres://… alone';
  const reason = inFolder(dirname(data));
  if (reason !== undefined) return reason;
  const stats = statSync(data, { throwIfNoEntry: false });
  return stats && inFile(data, stats);
};

/**
 * Looks at the file of records before anything is made beside it.
 *
 * @param data where the records are to be; what is no file is not looked at
 * @throws Error that says what is wrong with it and what to do
 */
export const checkDataFile = (data: string): void => {
  if (data === ':memory:' || isServer(data)) return;
  const reason = reasonAgainst(data);
  if (reason !== undefined) throw new Error(`The records can't be kept in ${data}: ${reason}.`);
};
