/** The database failed through no fault of the request: the same request may succeed a little later. */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    super(`The database can't be used: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'DatabaseUnavailableError';
  }
}
