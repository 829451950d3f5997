/** A driver failed at something it offers: an error of the harness, never a violation by the target. */
export class DriverError extends Error {
  override readonly name = 'DriverError';
}
