import { DatabaseUnavailableError } from '../../../store/errors.ts';

type Place = { readonly host: string; readonly port: string; readonly database: string };

/** Describes a database error as a sentence: where the database is, and what is wrong. It never contains the password. */
export const explainPostgres = (error: unknown, { host, port, database }: Place): Error => {
  const cause = error instanceof DatabaseUnavailableError ? error.cause : error;
  // All addresses of a host fail in the same way.
  const { message } = cause instanceof AggregateError ? cause.errors[0] : (cause as Error);
  return new Error(`The database ${database} at ${host}:${port} can't be used: ${message}.`, { cause });
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
  const { code = '' } = error as { readonly code?: string };
  if (error instanceof DatabaseError && !temporaryClasses.has(code.slice(0, 2))) return error;
  return new DatabaseUnavailableError(error, explainPostgres(error, place).message);
};
