import type { CompiledQuery, DatabaseConnection, Driver } from 'kysely';
import { Database, type Db } from '../database.ts';
import { DummyDriver, Kysely } from '../kysely.ts';
import type { Tables } from '../tables.ts';

const recordingDriver = (statements: CompiledQuery[]): Driver => {
  const connection: DatabaseConnection = {
    async executeQuery(statement) {
      statements.push(statement);
      return { rows: [] };
    },
    streamQuery() {
      throw new Error('Recorded work must not stream rows.');
    },
  };
  return Object.assign(new DummyDriver(), { acquireConnection: async () => connection });
};

/** What some work would run on a database of this kind, compiled. Nothing is run: the work finds no rows. */
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
        throw new Error('Recorded work must not read the schema.');
      },
    },
  });
  await work(new Database(recorder, db.schema));
  return statements;
};

/**
 * Work that always writes the same, recorded when it is asked for first: once for each kind of database in this
 * process, however many there are of the kind.
 *
 * @param work may read nothing
 */
export const recordedOnce = (
  work: (recorder: Database) => Promise<unknown>,
): ((db: Db) => Promise<readonly CompiledQuery[]>) => {
  const known = new Map<unknown, Promise<readonly CompiledQuery[]>>();
  return (db) => {
    const kind = db.getExecutor().adapter.constructor;
    const statements = known.get(kind) ?? record(db, work);
    known.set(kind, statements);
    return statements;
  };
};
