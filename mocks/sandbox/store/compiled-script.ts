import type { CompiledQuery, DatabaseConnection, Driver } from 'kysely';
import { DummyDriver, Kysely } from 'kysely';
import { Database, type Db } from './database.ts';
import type { Tables } from './tables.ts';

const recordingDriver = (statements: CompiledQuery[]): Driver => {
  const connection: DatabaseConnection = {
    async executeQuery(statement) {
      statements.push(statement);
      return { rows: [] };
    },
    streamQuery() {
      throw new Error('A compiled script must not stream rows.');
    },
  };
  return Object.assign(new DummyDriver(), { acquireConnection: async () => connection });
};

/**
 * Compiles the statements that some work would run on an engine of this kind. Nothing runs, and the work's queries return no
 * rows.
 */
const record = async (
  db: Db,
  work: (recorder: Database) => Promise<unknown>,
): Promise<readonly CompiledQuery[]> => {
  const executor = db.getExecutor();
  const statements: CompiledQuery[] = [];
  const recorder = new Kysely<Tables>({
    dialect: {
      createAdapter: () => executor.adapter,
      createQueryCompiler: () => executor,
      createDriver: () => recordingDriver(statements),
      createIntrospector() {
        throw new Error('A compiled script must not read the schema.');
      },
    },
  });
  await work(new Database(recorder, db.schema));
  return Object.freeze(statements);
};

/**
 * The statements of some work that always runs the same ones, such as inserting the demo records. They are compiled once per
 * process and engine, regardless of how many databases it opens, because they depend only on the work and the engine.
 *
 * @param work may only write values that never change, and must not read anything
 */
export const compiledScript = (
  work: (recorder: Database) => Promise<unknown>,
): ((db: Db) => Promise<readonly CompiledQuery[]>) => {
  const byEngine = new Map<unknown, Promise<readonly CompiledQuery[]>>();
  return (db) => {
    const engine = db.getExecutor().adapter.constructor;
    const statements = byEngine.get(engine) ?? record(db, work);
    byEngine.set(engine, statements);
    return statements;
  };
};
