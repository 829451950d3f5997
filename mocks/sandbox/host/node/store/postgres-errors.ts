import { DatabaseUnavailableError } from '../../../store/errors.ts';

type Place = { host: string; port: string; database: string; user: string };

/** Explains SQLSTATE values of PostgreSQL and network error codes to the user who starts the sandbox. */
const meanings: Readonly<Record<string, (place: Place) => string>> = {
  ECONNREFUSED: ({ host, port }) => `nothing listens on ${host}:${port}`,
  ENOTFOUND: ({ host }) => `the host ${host} is unknown`,
  ETIMEDOUT: ({ host, port }) => `${host}:${port} does not respond`,
  '28P01': ({ user }) => `it rejects the password of ${user}`,
  '28000': ({ user }) => `it rejects the user ${user}`,
  '3D000': ({ database }) => `the database ${database} does not exist`,
  '42501': ({ user }) => `${user} has no permission to create tables in it`,
  '53100': () => 'the disk of the server is full. Free some space',
  '53300': () => 'the server accepts no more connections. Close some, or increase max_connections',
  '57P01': () => 'the server is shutting down. Start it again',
  '57P03': () => 'the server is starting or shutting down. Wait until it is ready',
};

const getErrorCode = (value: unknown): string => {
  const error = value instanceof DatabaseUnavailableError ? value.cause : value;
  // All addresses of a host fail in the same way.
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return String((first as { code?: unknown }).code ?? '');
};

const getCause = (error: unknown): Error =>
  (error instanceof DatabaseUnavailableError ? error.cause : error) as Error;

/** Describes a database error as a sentence: where the database is, and what is wrong. It never contains the password. */
export const explainPostgres = (error: unknown, place: Place): Error => {
  const { host, port, database } = place;
  const reason = meanings[getErrorCode(error)]?.(place) ?? getCause(error).message;
  return new Error(`The database ${database} at ${host}:${port} can't be used: ${reason}.`, { cause: error });
};

/** SQLSTATE classes that are unrelated to the statement: connection, rollback, resources, operator, system. */
const temporaryClasses = new Set(['08', '40', '53', '57', '58']);

/**
 * Classifies the error of a query: returns a `DatabaseUnavailableError` if the database is unreachable or out of resources, and
 * the error itself if the database rejects the statement.
 *
 * @param place for the message of the error
 * @param DatabaseError the driver's class for errors that the database sends; all other errors are connection errors
 */
export const classifyError = (
  error: unknown,
  place: Place,
  DatabaseError: new (...args: never[]) => Error,
): unknown => {
  if (error instanceof TypeError) return error;
  if (error instanceof DatabaseError && !temporaryClasses.has(getErrorCode(error).slice(0, 2))) return error;
  return new DatabaseUnavailableError(error, explainPostgres(error, place).message);
};
