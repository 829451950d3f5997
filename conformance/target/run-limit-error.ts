/** An option that limits how long a run may take. */
export type RunLimit = '--max-wait' | '--max-duration';

/** A request was not sent, because the wait before it would exceed a limit of the run. */
export class RunLimitError extends Error {
  override readonly name = 'RunLimitError';
  readonly limit: RunLimit;

  constructor(limit: RunLimit) {
    super(`The request was not sent: it would exceed ${limit}.`);
    this.limit = limit;
  }
}
