/** The database of a Vitest worker, on the server of this run. */
export const databaseOf = (worker: string): string => `worker_${worker}`;
