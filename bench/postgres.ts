import { findPrograms, startPostgres } from '../mocks/test/postgres-server.ts';

/** Runs `work` with the URL of a PostgreSQL server that is started for it; undefined if none is installed. */
export const withPostgres = async <Result>(
  work: (url: string | undefined) => Promise<Result>,
): Promise<Result> => {
  const programs = await findPrograms();
  if (programs === undefined) return work(undefined);
  const { url, stop } = await startPostgres(programs);
  try {
    return await work(url);
  } finally {
    await stop();
  }
};
