import type { Client, QueryResult } from 'pg';

/** A transaction of a running server. */
export type RunningTransaction = {
  readonly id: string;
  /** When the server started. A server that crashed or was replaced by a standby may use the id again. */
  readonly server: string;
};

const started = 'pg_postmaster_start_time()::text';

/** The columns that identify the current transaction, as a `RunningTransaction`. */
export const transactionColumns = `txid_current()::text as "id", ${started} as "server"`;

/**
 * Finds out whether a transaction is committed whose connection was lost during its commit.
 *
 * @param newClient creates a new connection
 * @param lock an expression that waits for the lock that the transaction holds until it has ended
 * @returns undefined if the server can't be reached, or isn't the one that ran the transaction
 */
export const isCommitted = async (
  newClient: () => Client,
  lock: string,
  { id, server }: RunningTransaction,
): Promise<boolean | undefined> => {
  const client = newClient();
  // The error also fails the query.
  client.on('error', () => undefined);
  try {
    await client.connect();
    // Two statements: the status is read once the lock is held. An id that the server doesn't have yet is an error.
    const [, result] = (await client.query(
      `select ${lock}; select case when ${started} = '${server}' then txid_status(${id}) end as "status"`,
    )) as unknown as QueryResult<{ status: 'committed' | 'aborted' | null }>[];
    const status = result?.rows[0]?.status;
    return status ? status === 'committed' : undefined;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
};
