/** The database of one of Vitest's workers, on the server of this run. */
export const databaseOf = (worker: string): string => `worker_${worker}`;
