/**
 * The reason why a sign-in returned no tokens:
 * - `denied`: the user or the sign-in page refused; `error` is the code, such as `access_denied`
 * - `state_mismatch`: the URL belongs to another sign-in, or was forged
 * - `no_code`: the URL has neither a code nor an error
 * - `unusable_config`: the console has no sign-in URL that is safe to open
 */
export type SignInFailure = 'denied' | 'state_mismatch' | 'no_code' | 'unusable_config';

/**
 * A sign-in that returned no tokens. Start another one.
 *
 * @example
 * if (error instanceof SignInError && error.reason === 'denied') showSignInButton();
 */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly kind = 'sign_in';
  readonly reason: SignInFailure;
  /**
   * The error of the sign-in page, such as `access_denied`. Present only with the reason `denied`. RFC 6749 section 4.1.2.1.
   */
  readonly error: string | undefined;

  constructor(reason: SignInFailure, message: string, error?: string) {
    super(message);
    this.reason = reason;
    this.error = error;
  }
}
