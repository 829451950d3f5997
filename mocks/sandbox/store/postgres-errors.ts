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

const codeOf = (error: unknown): string => {
  // One of several addresses of a host fails like all of them.
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return String((first as { code?: unknown }).code ?? '');
};

/** An error of the database as a sentence with where it is and what to look at, and without its password. */
export const explainPostgres = (error: unknown, place: Place): Error => {
  const { host, port, database } = place;
  const reason = meanings[codeOf(error)]?.(place) ?? (error as Error).message;
  return new Error(`The database ${database} at ${host}:${port} can't be used: ${reason}.`, { cause: error });
};
