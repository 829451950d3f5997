import { DatabaseUnavailableError } from './database-unavailable-error.ts';

type Place = { host: string; port: string; database: string; user: string };

/** What PostgreSQL's SQLSTATE or the network's code means to the one who starts the sandbox. */
const meanings: Readonly<Record<string, (place: Place) => string>> = {
  ECONNREFUSED: ({ host, port }) => `nothing listens on ${host}:${port}`,
  ENOTFOUND: ({ host }) => `there is no host ${host}`,
  ETIMEDOUT: ({ host, port }) => `${host}:${port} doesn't answer`,
  '28P01': ({ user }) => `it refuses the password of ${user}`,
  '28000': ({ user }) => `it refuses the user ${user}`,
  '3D000': ({ database }) => `it has no database ${database}`,
  '42501': ({ user }) => `${user} may not make tables in it`,
};

const codeOf = (given: unknown): string => {
  const error = given instanceof DatabaseUnavailableError ? given.cause : given;
  // One of several addresses of a host fails like all of them.
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return String((first as { code?: unknown }).code ?? '');
};

const causeOf = (error: unknown): Error =>
  (error instanceof DatabaseUnavailableError ? error.cause : error) as Error;

/** An error of the database as a sentence with where it is and what to look at, and without its password. */
export const explainPostgres = (error: unknown, place: Place): Error => {
  const { host, port, database } = place;
  const reason = meanings[codeOf(error)]?.(place) ?? causeOf(error).message;
  return new Error(`The database ${database} at ${host}:${port} can't be used: ${reason}.`, { cause: error });
};

/** Classes of SQLSTATE that say nothing about the statement: connection, rollback, resources, operator, system. */
const passing = new Set(['08', '40', '53', '57', '58']);

/**
 * What a query failed with, told apart: a database that is out of reach or has no means now, from one that refuses the
 * statement.
 *
 * @param DatabaseError the driver's class for what the database says; whatever else comes is the connection's
 */
export const classified = (error: unknown, DatabaseError: new (...args: never[]) => Error): unknown => {
  if (error instanceof TypeError) return error;
  if (error instanceof DatabaseError && !passing.has(codeOf(error).slice(0, 2))) return error;
  return new DatabaseUnavailableError(error);
};
