import type { SqliteDatabase } from 'kysely';
import type { Statement } from '../script.ts';
import { memoize } from './memoize.ts';
import type { WriteCounts } from './write-counts.ts';

type Prepare = SqliteDatabase['prepare'];
type Parameters = readonly unknown[];

/** Committed writes that SQLite has not executed yet. */
export type WriteBuffer = {
  /** Takes the writes of a transaction. @returns false if one of them must be executed now: then none is taken */
  take(writes: readonly Statement[]): boolean;
  /** Executes what is in the buffer. */
  flush(): void;
  /** Executes what is in the buffer before a query that reads tables. @param names of its tables, and perhaps others */
  flushBefore(names: ReadonlySet<string>): void;
  /** Forgets what is in the buffer. */
  discard(): void;
};

/**
 * Beyond either of them the buffer is flushed: statements, and characters of their parameters. A commit takes longer the
 * larger a database in memory is: SQLite visits each page that was ever written to.
 */
const limits = { statements: 1024, length: 1024 * 1024 };

/** Characters of an inserted record that is remembered for the cached queries which it may be left out of. */
const rememberedLength = 2000;

/** What the text of a write says; undefined for one that must not wait. */
type Shape = {
  readonly table: string;
  /** Of an insertion. */
  readonly columns?: readonly string[];
  /** It sets columns of one row, whose id is the last parameter. */
  readonly isUpdate?: boolean;
};

const insertion = /^insert into "(\w+)" \(((?:"\w+"(?:, )?)+)\) values \((?:\?(?:, )?)+\)$/;
const updateById = /^update "(\w+)" set (?:"\w+" = \?(?:, )?)+ where "id" = \?$/;
const deletion = /^delete from "(\w+)" where (?:"\w+" (?:=|<=|<>) \?(?: and |$))+$/;

const shapeOf = (sql: string): Shape | undefined => {
  const [, inserted, columns] = insertion.exec(sql) ?? [];
  if (inserted !== undefined && columns !== undefined)
    return { table: inserted, columns: columns.slice(1, -1).split('", "') };
  const updated = updateById.exec(sql)?.[1];
  if (updated !== undefined) return { table: updated, isUpdate: true };
  const emptied = deletion.exec(sql)?.[1];
  return emptied === undefined ? undefined : { table: emptied };
};

const lengthOf = (values: Parameters): number => {
  let length = 0;
  for (const value of values) if (typeof value === 'string') length += value.length;
  return length;
};

/** The same statement with the parameters of each time it is to run. */
type Series = { readonly sql: string; readonly shape: Shape; readonly rows: Parameters[] };

/** As many rows as the buffer mostly has of a table: one statement is prepared for them. */
const rowsAtOnce = 32;

/** The insertion of `rowsAtOnce` rows, by that of one. */
const severalRows = memoize((sql) => {
  const start = sql.lastIndexOf('(');
  return sql.slice(0, start) + Array(rowsAtOnce).fill(sql.slice(start)).join(', ');
});

/** All values in one list. `flat` takes ten times as long. */
const concatenated = (rows: readonly Parameters[]): unknown[] => {
  const values: unknown[] = [];
  for (const row of rows) for (const value of row) values.push(value);
  return values;
};

/** The statements of a series: insertions of several rows together. */
const statementsOf = ({ sql, shape, rows }: Series): Statement[] => {
  const statements: Statement[] = [];
  let next = 0;
  if (shape.columns)
    for (; next + rowsAtOnce <= rows.length; next += rowsAtOnce)
      statements.push({
        sql: severalRows(sql),
        parameters: concatenated(rows.slice(next, next + rowsAtOnce)),
      });
  for (const parameters of rows.slice(next)) statements.push({ sql, parameters });
  return statements;
};

/**
 * Buffers writes to a database in memory, which loses its records with the process anyway: a call into SQLite takes as long as
 * all else about a short write, and one that inserts many rows hardly longer. Whatever could depend on a buffered write
 * must flush the buffer first. Rows may be deleted only from tables that no other refers to: a flush would delete them before
 * those that refer to them.
 *
 * @param prepare prepares a statement whose writes are not counted
 * @param writes counts each write when it is buffered
 * @param tables each after those that its rows refer to: the order in which they are written to. Writes to others are not
 * buffered
 */
export const createWriteBuffer = (
  prepare: Prepare,
  writes: WriteCounts,
  tables: readonly string[],
): WriteBuffer => {
  const shapes = new Map<string, Shape | undefined>();
  /** By table, in the order of the writes to it. */
  const buffered = new Map<string, Series[]>();
  const inOrder = (): Series[] => tables.flatMap((table) => buffered.get(table) ?? []);
  let statements = 0;
  let length = 0;

  const shape = (sql: string): Shape | undefined => {
    if (!shapes.has(sql)) {
      const found = shapeOf(sql);
      shapes.set(sql, found && tables.includes(found.table) ? found : undefined);
    }
    return shapes.get(sql);
  };

  const add = ({ sql, parameters }: Statement, known: Shape): void => {
    const { table, columns, isUpdate } = known;
    const series = buffered.get(table) ?? [];
    buffered.set(table, series);
    const last = series.at(-1);
    const rows = last?.sql === sql ? last.rows : [];
    if (last?.sql !== sql) series.push({ sql, shape: known, rows });
    // The same columns of the same row: only the last values count.
    const superseded = isUpdate ? rows.findIndex((row) => row.at(-1) === parameters.at(-1)) : -1;
    if (superseded === -1) rows.push(parameters);
    else rows[superseded] = parameters;
    statements += 1;
    const added = lengthOf(parameters);
    length += added;
    if (columns && added <= rememberedLength) writes.noteInserted(table, { columns, values: parameters });
    else writes.note(table);
  };

  const discard = (): void => {
    buffered.clear();
    statements = 0;
    length = 0;
  };

  const flush = (): void => {
    if (statements === 0) return;
    const all = inOrder().flatMap(statementsOf);
    discard();
    const run = ({ sql, parameters }: Statement) => prepare(sql).run(parameters);
    const [only, another] = all;
    if (only && !another) return void run(only);
    const command = (sql: string) => run({ sql, parameters: [] });
    command('begin immediate');
    try {
      for (const statement of all) run(statement);
      command('commit');
    } catch (error) {
      command('rollback');
      throw error;
    }
  };

  return {
    take(given) {
      const known = given.map(({ sql }) => shape(sql));
      if (known.includes(undefined)) return false;
      for (const [index, statement] of given.entries()) add(statement, known[index] as Shape);
      if (statements >= limits.statements || length >= limits.length) flush();
      return true;
    },
    flush,
    flushBefore(names) {
      if (statements === 0) return;
      for (const table of buffered.keys()) if (names.has(table)) return flush();
    },
    discard,
  };
};
