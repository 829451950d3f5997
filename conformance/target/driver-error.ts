/** The driver could not do what it says it can: a failure of the harness, never of the target. */
export class DriverError extends Error {
  override readonly name = 'DriverError';
}
