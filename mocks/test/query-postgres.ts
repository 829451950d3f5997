import pg from 'pg';

/** Runs one statement in a PostgreSQL database. @returns its rows */
export const queryPostgres = async (url: string, statement: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
};
