import { createRequire } from 'node:module';

/**
 * Kysely's values, from its CommonJS build: its ES modules are some 400 files, which a TypeScript loader takes four
 * times as long to get through (0.2 s of the sandbox's start). Types are imported from the package as usual.
 */
export const {
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresDialect,
  QueryCreator,
  SingleConnectionProvider,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} = createRequire(import.meta.url)('kysely') as typeof import('kysely');
