/** The database didn't do what it was asked, through no fault of the request: the same may succeed a little later. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The database can't be used: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'StoreUnavailable';
  }
}
