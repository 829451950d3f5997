import type { Client } from 'pg';

/** After how many milliseconds of real time a connection that was lost is made again. */
const retryAfter = 1000;

/**
 * Hears what is told on a channel of PostgreSQL, on a connection of its own that is made again when it is lost. What
 * was told meanwhile isn't heard: `heard` is called with an empty message, for whoever has to look.
 *
 * @param channel as an identifier of SQL
 * @returns what ends the listening
 * @throws what the database says where it can't be reached at first
 */
export const listenTo = async (
  newClient: () => Client,
  channel: string,
  heard: (message: string) => void,
  log: (line: string) => void,
): Promise<() => Promise<void>> => {
  let ended = false;
  let current: Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const client = newClient();
    client.on('error', (error) => log(`The connection to the other processes was lost: ${error.message}`));
    client.on('notification', ({ payload = '' }) => heard(payload));
    await client.connect();
    await client.query(`listen ${channel}`).catch(async (error: unknown) => {
      await client.end().catch(() => undefined);
      throw error;
    });
    if (ended) return client.end();
    client.on('end', lost);
    current = client;
  };
  const connectAgain = (): void => {
    connect().then(() => heard(''), lost);
  };
  const lost = (): void => {
    if (!ended) retry = setTimeout(connectAgain, retryAfter).unref();
  };

  await connect();
  return async () => {
    ended = true;
    clearTimeout(retry);
    await current?.end();
  };
};
