import type { ApiError } from '../results/api-error.ts';

/**
 * The session has ended: its refresh token is unknown, was used before or has expired, or its access token was revoked.
 * Forget the stored tokens and start a new sign-in. `cause` is the service's answer.
 *
 * @example
 * if (error instanceof SessionEndedError) {
 *   await idb.del('session');
 *   location.assign((await startSignIn(options)).url);
 * }
 */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
  readonly kind = 'session_ended';
  /** The service's answer. */
  readonly response: Response;

  constructor(cause: ApiError) {
    super(`The session has ended: ${cause.status} ${cause.code}, ${cause.message} Sign in again.`, { cause });
    this.response = cause.response;
  }
}
