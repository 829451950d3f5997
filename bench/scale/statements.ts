import pg from 'pg';

/** A statement of PostgreSQL, and its share of the time that all statements took. */
export type StatementTime = {
  readonly sql: string;
  readonly calls: number;
  /** Milliseconds for each call. */
  readonly mean: number;
  readonly share: number;
};

/** The times of statements on a server. */
export type StatementTimes = {
  /** Starts counting again. */
  reset(): Promise<void>;
  /** The statements that took the most time in total. */
  read(count: number): Promise<readonly StatementTime[]>;
  /** The size of the database in bytes. */
  readSize(): Promise<number>;
  close(): Promise<void>;
};

/** The setting that a server needs for `trackStatements`. The extension is part of PostgreSQL's contributed modules. */
export const statementSettings: readonly string[] = ['shared_preload_libraries=pg_stat_statements'];

/** Reads the times of statements from `pg_stat_statements`. */
export const trackStatements = async (url: string): Promise<StatementTimes> => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('create extension if not exists pg_stat_statements');
  return {
    reset: async () => void (await client.query('select pg_stat_statements_reset()')),
    async read(count) {
      const { rows } = await client.query(
        `select query as sql, calls::int, mean_exec_time as mean, total_exec_time / sum(total_exec_time) over () as share
         from pg_stat_statements where query !~ '(pg_stat_statements|pg_database_size)' order by total_exec_time desc limit $1`,
        [count],
      );
      return rows as StatementTime[];
    },
    async readSize() {
      const { rows } = await client.query('select pg_database_size(current_database()) as size');
      return Number(rows[0]?.size);
    },
    close: () => client.end(),
  };
};
