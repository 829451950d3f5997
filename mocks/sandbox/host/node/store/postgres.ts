import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresPoolClient,
  sql,
} from 'kysely';
import type { Client, PoolClient, QueryResult } from 'pg';
import type { Engine } from '../../../store/database.ts';
import { DatabaseUnavailableError, UnknownOutcomeError } from '../../../store/errors.ts';
import { escapeNul, unescapeNul } from '../../../store/nul.ts';
import { sha256 } from '../crypto.ts';

/** How long to wait before reconnecting, in milliseconds of real time. */
const retryAfter = 1000;

/**
 * Listens to a PostgreSQL channel on a separate connection, and reconnects when the connection is lost. Messages sent while
 * disconnected are lost. After reconnecting, it calls `onMessage` with an empty message, because anything may have changed.
 *
 * @param channel an SQL identifier
 * @returns a function that stops listening
 * @throws the database's error if the first connection fails
 */
const listenTo = async (
  newClient: () => Client,
  channel: string,
  onMessage: (message: string) => void,
  log: (line: string) => void,
): Promise<() => Promise<void>> => {
  let isEnded = false;
  let current: Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const client = newClient();
    client.on('error', (error) => log(`The connection to the other processes was lost: ${error.message}`));
    client.on('notification', ({ payload = '' }) => onMessage(payload));
    await client.connect();
    await client.query(`listen ${channel}`).catch(async (error: unknown) => {
      await client.end().catch(() => undefined);
      throw error;
    });
    if (isEnded) return client.end();
    client.on('end', lost);
    current = client;
  };
  const connectAgain = (): void => {
    connect().then(() => onMessage(''), lost);
  };
  const lost = (): void => {
    if (!isEnded) retry = setTimeout(connectAgain, retryAfter).unref();
  };

  await connect();
  return async () => {
    isEnded = true;
    clearTimeout(retry);
    await current?.end();
  };
};

type Place = { readonly host: string; readonly port: string; readonly database: string };

/** Describes a database error as a sentence: where the database is, and what is wrong. It never contains the password. */
const explainPostgres = (error: unknown, { host, port, database }: Place): Error => {
  const cause = error instanceof DatabaseUnavailableError ? error.cause : error;
  // All addresses of a host fail in the same way.
  const { message } = cause instanceof AggregateError ? cause.errors[0] : (cause as Error);
  return new Error(`The database ${database} at ${host}:${port} can't be used: ${message}.`, { cause });
};

/** SQLSTATE classes that are unrelated to the statement: connection, rollback, resources, operator, system. */
const temporaryClasses = new Set(['08', '40', '53', '57', '58']);

/**
 * The schema of the tables unless the URL names one. It keeps them separate from the tables of an application in the same
 * database.
 */
const defaultSchema = 'workspace_sandbox';

/** How long a transaction may be idle, in milliseconds. The sandbox's transactions wait only for the database. */
const longestPause = 10_000;

/** The connections of a process for requests. One runs a transaction, since these run one at a time; the others are for reads. */
const poolSize = 10;

const [int8, text, varchar] = [20, 25, 1043];

/** Parses counts as numbers and unescapes strings, as on SQLite. */
const parsers: Readonly<Record<number, (value: string) => unknown>> = {
  [int8]: Number,
  [text]: unescapeNul,
  [varchar]: unescapeNul,
};

/** The result of a script: the rows of each of its statements. */
const together = (results: QueryResult | QueryResult[]) =>
  Array.isArray(results)
    ? { command: 'SELECT', rowCount: 0, rows: results.map(({ rows }) => rows) }
    : results;

const portable = (client: PoolClient, failed: (error: unknown) => never): PostgresPoolClient => ({
  query: (async (statement: string, values: readonly unknown[]) =>
    together(
      await client
        .query(
          statement,
          values.map((value) => (typeof value === 'string' ? escapeNul(value) : value)),
        )
        .catch(failed),
    )) as unknown as PostgresPoolClient['query'],
  release: () => client.release(),
});

const extractSchema = (url: URL): string => {
  const schema = url.searchParams.get('schema') ?? defaultSchema;
  url.searchParams.delete('schema');
  if (/^[a-z_][a-z0-9_]{0,62}$/.test(schema)) return schema;
  throw new Error(`Invalid schema "${schema}". Use lowercase letters, digits and _.`);
};

/**
 * The PostgreSQL engine for Kysely.
 *
 * @param data the database's URL; `schema` in its query names the schema of the tables (default: `workspace_sandbox`)
 * @param log reports connections that are lost while idle
 */
export const postgres = async (data: string, log: (line: string) => void): Promise<Engine> => {
  // Imported lazily, because most sandboxes keep their records in memory.
  const { default: pg } = await import('pg');
  const url = new URL(data);
  const schema = extractSchema(url);
  const place = {
    host: url.hostname || 'localhost',
    port: url.port || '5432',
    database: url.pathname.slice(1) || 'postgres',
  };
  const connection = {
    connectionString: url.href,
    options: `-c search_path=${schema}`,
    connectionTimeoutMillis: 10_000,
    // A process that hangs or loses its connection during a write must not block the others.
    idle_in_transaction_session_timeout: longestPause,
    keepAlive: true,
    types: {
      getTypeParser: ((oid: number, format: 'text' | 'binary') =>
        parsers[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  };
  const pool = new pg.Pool({ ...connection, max: poolSize });
  pool.on('error', (error) => log(`A connection to the database was lost: ${error.message}`));
  // If a connection is lost during use, its current or next query fails. An unhandled event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // Any other error means that the database is unreachable or out of resources.
  const isOfStatement = (error: unknown): boolean =>
    error instanceof TypeError ||
    (error instanceof pg.DatabaseError && !temporaryClasses.has(error.code?.slice(0, 2) ?? ''));
  const fail = (error: unknown): never => {
    if (isOfStatement(error)) throw error;
    throw new DatabaseUnavailableError(error, explainPostgres(error, place).message);
  };
  const lock = `pg_advisory_xact_lock(${new DataView(sha256(`workspace sandbox ${schema}`).buffer).getBigInt64(0)})`;
  const newClient = () => new pg.Client(connection);
  const standard = new PostgresDialect({
    pool: {
      connect: async () => portable(await pool.connect().catch(fail), fail),
      end: () => pool.end(),
    },
  });
  const run = async (connection: DatabaseConnection, script: string) =>
    (await connection.executeQuery(CompiledQuery.raw(script))).rows;
  // A lost connection has nothing to roll back.
  const rollback = (connection: DatabaseConnection) => run(connection, 'rollback').catch(() => undefined);
  const transactions: Pick<Driver, 'beginTransaction' | 'commitTransaction' | 'rollbackTransaction'> = {
    // Only one transaction writes at a time, across all processes, as on SQLite. Data that a transaction has read is
    // therefore still current when it writes. Of two equal requests, the second waits for the first and finds its writes.
    async beginTransaction(connection) {
      try {
        await run(connection, `begin; select ${lock}`);
      } catch (error) {
        await rollback(connection);
        throw error;
      }
    },
    async commitTransaction(connection) {
      await run(connection, 'commit').catch((error: unknown) => {
        throw error instanceof DatabaseUnavailableError ? new UnknownOutcomeError(error) : error;
      });
    },
    async rollbackTransaction(connection) {
      await rollback(connection);
    },
  };
  const channel = `sandbox_${schema}`.slice(0, 63);
  return {
    driver: Object.assign(standard.createDriver(), transactions),
    compiler: standard.createQueryCompiler(),
    adapter: standard.createAdapter(),
    // PostgreSQL would sort strings by the rules of the database's language. SQLite sorts them by their bytes.
    textType: 'text collate "C"',
    unlogged: 'unlogged ',
    // `create schema if not exists` requires the permission to create schemas even if the schema exists.
    setup: [
      `do $$ begin if to_regnamespace('${schema}') is null then create schema "${schema}"; end if; end $$`,
    ],
    execute: (db, script) => sql.raw(script).execute(db),
    findTable: (name) => sql`select 1 where to_regclass(${name}) is not null`,
    channel: {
      listen: (onMessage) => listenTo(newClient, pg.escapeIdentifier(channel), onMessage, log),
      notify: async (db, message) => {
        await sql`select pg_notify(${channel}, ${message})`.execute(db);
      },
    },
    explain: (error) => explainPostgres(error, place),
  };
};
