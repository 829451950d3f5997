import type { Client } from 'pg';

/** How long to wait before reconnecting, in milliseconds of real time. */
const retryAfter = 1000;

/**
 * Listens to a PostgreSQL channel on a separate connection, and reconnects when the connection is lost. Messages sent while
 * disconnected are lost. After reconnecting, it calls `onMessage` with an empty message, because anything may have changed.
 *
 * @param channel an SQL identifier
 * @returns a function that stops listening
 * @throws the database's error if the first connection fails
 */
export const listenTo = async (
  newClient: () => Client,
  channel: string,
  onMessage: (message: string) => void,
  log: (line: string) => void,
): Promise<() => Promise<void>> => {
  let isEnded = false;
  let current: Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const client = newClient();
    client.on('error', (error) => log(`The connection to the other processes was lost: ${error.message}`));
    client.on('notification', ({ payload = '' }) => onMessage(payload));
    await client.connect();
    await client.query(`listen ${channel}`).catch(async (error: unknown) => {
      await client.end().catch(() => undefined);
      throw error;
    });
    if (isEnded) return client.end();
    client.on('end', lost);
    current = client;
  };
  const connectAgain = (): void => {
    connect().then(() => onMessage(''), lost);
  };
  const lost = (): void => {
    if (!isEnded) retry = setTimeout(connectAgain, retryAfter).unref();
  };

  await connect();
  return async () => {
    isEnded = true;
    clearTimeout(retry);
    await current?.end();
  };
};
