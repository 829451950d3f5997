/** A driver failed at something that it offers. This is an error of the harness, never a violation by the target. */
export class DriverError extends Error {
  override readonly name = 'DriverError';
}
