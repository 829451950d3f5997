import {
  ApiError,
  type ErrorEnvelope,
  isTransportError,
  SessionEndedError,
  SignInError,
} from '@workspace-api/client';

/** What a user can do about an error, by its code. For other codes, the service's message is used, which is one line. */
const byCode: Record<string, string> = {
  insufficient_scope: 'You are not allowed to do this. Sign in with another account.',
  policy_denied: 'A policy of your workspace forbids this. Contact its owner.',
  not_found: 'Not found. It may have been deleted.',
  rate_limited: 'Too many requests. Wait a minute, then try again.',
  internal_error: 'The service has a problem. Try again in a moment.',
  upstream_unavailable: 'The service is not available. Try again in a moment.',
};

// openapi-react-query throws the body of an error response.
const isEnvelope = (error: unknown): error is ErrorEnvelope =>
  typeof error === 'object' && error !== null && !(error instanceof Error) && 'error' in error;

/** The error of a response, whether a method of the client or a hook of openapi-react-query threw it. */
const getApiError = (error: unknown): Omit<ErrorEnvelope['error'], 'details'> | undefined => {
  if (error instanceof ApiError) {
    const { code, fields, serviceMessage: message } = error;
    return { code, message, ...(fields && { fields }) };
  }
  return isEnvelope(error) ? error.error : undefined;
};

/**
 * Whether the error means that a list can't continue from its cursor, which expires. Read the list again from its first page.
 */
export const isExpiredCursor = (error: unknown): boolean => getApiError(error)?.code === 'invalid_cursor';

/** The messages of invalid fields, by the JSON Pointers (RFC 6901) of the fields in the request; empty for other errors. */
export const getFieldProblems = (error: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(getApiError(error)?.fields?.map(({ path, message }) => [path, message]) ?? []);

/** Describes an error for the user. */
export const explain = (error: unknown): string => {
  const apiError = getApiError(error);
  if (apiError) return byCode[apiError.code] ?? apiError.message;
  if (isTransportError(error))
    return error.kind === 'timeout'
      ? 'The service takes too long to respond. Try again in a moment.'
      : 'The service cannot be reached. Check your connection, then try again.';
  if (error instanceof SessionEndedError) return 'Your session has ended. Sign in again.';
  if (error instanceof SignInError)
    return error.reason === 'denied'
      ? 'You denied access, so you are not signed in.'
      : 'The sign-in was not completed. Sign in again.';
  return 'Something went wrong. Reload the page.';
};
