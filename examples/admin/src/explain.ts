import { ApiError, isTransportError, SessionEndedError, SignInError } from '@workspace-api/client';

/** What a user can do about an error, by its code. For other codes, the service's message is used, which is one line. */
const byCode: Partial<Record<ApiError['code'], string>> = {
  insufficient_scope: 'You are not allowed to do this. Sign in with another account.',
  policy_denied: 'A policy of your workspace forbids this. Contact its owner.',
  not_found: 'Not found. It may have been deleted.',
  already_decided: 'Someone else has already decided this.',
};

/** Describes an error for the user. */
export const explain = (error: unknown): string => {
  if (error instanceof ApiError && error.details?.kind === 'version_mismatch')
    return 'Someone else has saved this page. Save again to apply your changes to it, or discard them to see it.';
  if (error instanceof ApiError) return byCode[error.code] ?? error.serviceMessage;
  if (error instanceof SessionEndedError) return 'Your session has ended. Sign in again.';
  if (error instanceof SignInError) return 'The sign-in was not completed. Sign in again.';
  return isTransportError(error)
    ? 'The service cannot be reached. Check your connection, then try again.'
    : 'Something went wrong. Reload the page.';
};

/** The messages of invalid fields, by the JSON Pointers (RFC 6901) of the fields in the request; empty for other errors. */
export const getFieldProblems = (error: unknown): Readonly<Record<string, string>> => {
  if (!(error instanceof ApiError)) return {};
  const { code, details, fields = [] } = error;
  // The pointer of an invalid operation in a patch.
  if (code === 'invalid_patch' && typeof details?.path === 'string')
    return { [details.path]: 'This value is not valid.' };
  if (details?.kind === 'slug_in_use' || details?.kind === 'tombstoned')
    return { '/metadata/slug': 'Another page has this slug. Choose another.' };
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]));
};
