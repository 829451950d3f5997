import type { CompiledQuery } from 'kysely';
import type { Database } from '../../mocks/sandbox/store/database.ts';

/** An SQL statement with its values. */
export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** Records the statements that a database runs from now on, once for each SQL string. */
export const recordStatements = (database: Database): ReadonlyMap<string, Statement> => {
  const statements = new Map<string, Statement>();
  const executor = database.getExecutor();
  const provide = executor.provideConnection.bind(executor);
  executor.provideConnection = (use) =>
    provide((connection) =>
      use({
        executeQuery(query) {
          statements.set(query.sql, { sql: query.sql, parameters: query.parameters });
          return connection.executeQuery(query);
        },
        streamQuery: (query, size) => connection.streamQuery(query, size),
      }),
    );
  return statements;
};
