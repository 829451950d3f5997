import {
  ApiError,
  type ErrorEnvelope,
  isTransportError,
  SessionEndedError,
  SignInError,
} from '@workspace-api/client';

/** What a person can do about an error, by its code. Others have the message of the service, which is one line. */
const byCode: Record<string, string> = {
  insufficient_scope: 'You are not allowed to do this. Sign out, and sign in with an account that is.',
  policy_denied: 'A rule of your workspace forbids this. Ask its owner.',
  not_found: 'This no longer exists. Somebody may have removed it.',
  rate_limited: 'Too many requests in a short time. Wait a minute, then try again.',
  internal_error: 'The service has a problem. Try again in a moment.',
  upstream_unavailable: 'The service is not available. Try again in a moment.',
};

// openapi-react-query throws the body of an error answer as it is.
const isEnvelope = (error: unknown): error is ErrorEnvelope =>
  typeof error === 'object' && error !== null && !(error instanceof Error) && 'error' in error;

/** An error in words for the person who sees it. */
export const explain = (error: unknown): string => {
  if (error instanceof ApiError) return byCode[error.code] ?? error.message;
  if (isEnvelope(error)) return byCode[error.error.code] ?? error.error.message;
  if (isTransportError(error))
    return error.kind === 'timeout'
      ? 'The service takes too long to answer. Try again in a moment.'
      : 'The service cannot be reached. Check your connection, then try again.';
  if (error instanceof SessionEndedError) return 'Your session has ended. Sign in again.';
  if (error instanceof SignInError)
    return error.reason === 'denied'
      ? 'You did not allow this page to act for you, so you are not signed in.'
      : 'The sign-in was not completed. Start it again.';
  return 'Something went wrong on this page. Reload it.';
};
