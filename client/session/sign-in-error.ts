/**
 * Why a sign-in gave no tokens:
 * - `denied`: the person or the sign-in page refused; `error` is its code, such as `access_denied`
 * - `state_mismatch`: the address belongs to another sign-in, or was made up by somebody else
 * - `no_code`: the address has neither a code nor an error
 * - `unusable_config`: the console names no address that is safe to open
 */
export type SignInFailure = 'denied' | 'state_mismatch' | 'no_code' | 'unusable_config';

/**
 * A sign-in that gave no tokens. Start another one.
 *
 * @example
 * if (error instanceof SignInError && error.reason === 'denied') showSignInButton();
 */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly kind = 'sign_in';
  readonly reason: SignInFailure;
  /** The error of the sign-in page, such as `access_denied`; with the reason `denied` only. RFC 6749 section 4.1.2.1. */
  readonly error: string | undefined;

  constructor(reason: SignInFailure, message: string, error?: string) {
    super(message);
    this.reason = reason;
    this.error = error;
  }
}
