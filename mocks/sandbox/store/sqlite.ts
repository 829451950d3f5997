import type { DatabaseConnection, SqliteDatabase, SqliteDialectConfig } from 'kysely';
import Database from 'libsql';
import type { Batches } from './batch.ts';
import {
  type MemoryConnection,
  noteTables,
  releaseMemoryConnection,
  takeMemoryConnection,
} from './caches/memory-connections.ts';
import { rememberRows } from './caches/row-memory.ts';
import { createWriteCounts, readsOnly } from './caches/write-counts.ts';
import type { Engine } from './engine.ts';
import { CompiledQuery, SqliteDialect, SqliteDriver, sql } from './kysely.ts';
import { scriptOf } from './script.ts';
import { createSqliteText } from './sqlite-text.ts';

type Connection = InstanceType<typeof Database>;
type Statement = ReturnType<SqliteDatabase['prepare']>;

/** A query whose answer changes with the tables that it names alone, each name in quotes. */
const isQuery = (sql: string): boolean =>
  /^select\b/i.test(sql) && !/\b(?:from|join)\s+(?!["(])/i.test(sql) && !sql.includes('sqlite_');

const inMemory = ':memory:';

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? '');

/** An error of the database as a sentence about its file. */
const explainSqlite = (path: string, error: unknown): Error => {
  const { message } = error as Error;
  const reason = codeOf(error).startsWith('SQLITE_BUSY')
    ? 'another process is writing. Share records through PostgreSQL (DATABASE_URL)'
    : codeOf(error) === 'SQLITE_NOTADB'
      ? 'it is no database'
      : message;
  return new Error(`The records in ${path} can't be used: ${reason}.`, { cause: error });
};

/**
 * Makes what was answered outlive whatever happens next: with `synchronous = full` a commit is on the disk, not only
 * with the operating system, before it is answered. A second process on the file waits for the first one's writes.
 */
const guard = (database: Connection): void => {
  database.exec('pragma busy_timeout = 5000');
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
};

const [begin, commit] = [CompiledQuery.raw('begin immediate'), CompiledQuery.raw('commit')];

/** Takes the right to write at the beginning: to take it after a read fails where another process has written since. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(begin);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(commit);
  }
}

const openFile = (path: string, fingerprint: string): MemoryConnection => {
  try {
    const database = new Database(path);
    database.exec('pragma foreign_keys = on');
    guard(database);
    return { database, fingerprint, statements: new Map() };
  } catch (error) {
    throw explainSqlite(path, error);
  }
};

/**
 * Embedded SQLite through libsql, for Kysely. Statements are prepared once for each SQL text: libsql frees a prepared
 * statement late, and preparing at each query makes the process grow without end.
 *
 * @param path a file, or `:memory:`
 * @param fingerprint of the schema
 * @throws Error where the file can't be opened, or is no database
 */
export const sqlite = (path: string, fingerprint: string): Engine => {
  // Another process may have opened a file too: nothing of it is remembered.
  const alone = path === inMemory;
  const connection = alone ? takeMemoryConnection(fingerprint) : openFile(path, fingerprint);
  const { database, statements } = connection;
  const prepared = new Map<string, Statement>();
  const writes = createWriteCounts();
  const text = createSqliteText(!alone);
  const quote = (value: string) => `'${text.kept(value).replaceAll("'", "''")}'`;
  const watch = (sql: string, statement: Statement): Statement => {
    if (!readsOnly(sql)) return writes.counted(sql, statement);
    if (alone && statement.reader && isQuery(sql)) return rememberRows(sql, statement, writes);
    return statement;
  };
  const listeners = new Set<(message: string) => void>();
  let closed = false;
  const requireOpen = () => {
    // The connection may be another sandbox's by now.
    if (closed) throw new Error('The sandbox is closed.');
  };
  const rawStatement = (sql: string): Statement => {
    const known = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, known);
    return known as unknown as Statement;
  };
  const config: SqliteDialectConfig = {
    async onCreateConnection(used) {
      Object.assign(used, {
        async runAll(batch) {
          requireOpen();
          writes.anywhere();
          database.exec(scriptOf(batch, quote));
        },
        readAll: (batch) =>
          Promise.all(
            batch.map(async ({ sql, parameters }) => {
              const { rows } = await used.executeQuery(CompiledQuery.raw(sql, [...parameters]));
              return rows as Record<string, unknown>[];
            }),
          ),
      } satisfies Batches);
    },
    database: {
      close() {
        if (closed) return;
        closed = true;
        if (alone) releaseMemoryConnection(connection);
        else database.close();
      },
      prepare(sql) {
        requireOpen();
        const known = prepared.get(sql) ?? watch(sql, text.whole(rawStatement(sql)));
        prepared.set(sql, known);
        return known;
      },
    },
  };
  const standard = new SqliteDialect(config);
  return {
    dialect: {
      createDriver: () => new ImmediateDriver(config),
      createQueryCompiler: () => standard.createQueryCompiler(),
      createAdapter: () => standard.createAdapter(),
      createIntrospector: (db) => standard.createIntrospector(db),
    },
    textType: 'text',
    setup: [],
    async hasTable(db, name) {
      const found = await sql`select 1 from sqlite_master where type = 'table' and name = ${name}`.execute(
        db,
      );
      return found.rows.length > 0;
    },
    shared: false,
    ...(alone && {
      writesTo: writes.of,
      noteTables: () => noteTables(connection),
    }),
    async listen(heard) {
      listeners.add(heard);
      return async () => {
        listeners.delete(heard);
      };
    },
    // Whoever looks now waits for the transaction, which has the only connection.
    tell: async (_, message) => {
      for (const heard of listeners) heard(message);
    },
    explain: (error) => explainSqlite(path, error),
  };
};
