/** The run cannot start: bad usage, or a target that is unreachable or refuses the token. Exit code 2. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
