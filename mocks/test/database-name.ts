/** The database of a Vitest worker, on the server of this run. */
export const toDatabaseName = (worker: string): string => `worker_${worker}`;
