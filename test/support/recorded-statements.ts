import type { CompiledQuery } from 'kysely';
import type { Database } from '../../mocks/sandbox/store/database.ts';
import type { EngineConnection } from '../../mocks/sandbox/store/engine-connection.ts';

/** An SQL statement with its values. */
export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** Wraps a connection so that it notes what it runs. Rows that are inserted as a script have no plan. */
const withNotes = (connection: EngineConnection, note: (statement: Statement) => void): EngineConnection => ({
  executeQuery(query) {
    note(query);
    return connection.executeQuery(query);
  },
  runAll(script) {
    for (const part of script) if (typeof part === 'string') note({ sql: part, parameters: [] });
    return connection.runAll(script);
  },
  streamQuery: (query, size) => connection.streamQuery(query, size),
  begin: () => connection.begin(),
  commit: () => connection.commit(),
  rollback: () => connection.rollback(),
});

/** Records the statements that a database runs from now on, once for each SQL string. */
export const recordStatements = (database: Database): ReadonlyMap<string, Statement> => {
  const statements = new Map<string, Statement>();
  const executor = database.getExecutor();
  const provide = executor.provideConnection.bind(executor);
  executor.provideConnection = (use) =>
    provide((connection) =>
      use(
        withNotes(connection as EngineConnection, ({ sql, parameters }) => {
          statements.set(sql, { sql, parameters });
        }),
      ),
    );
  return statements;
};
