import { ApiError } from '@workspace-api/client';

const remedies: Readonly<Record<number, string>> = {
  400: 'Repeat the export: it starts from the first submission again.',
  401: 'Set WORKSPACE_TOKEN to a valid token.',
  403: 'Use a token with the scope forms:read.',
  404: 'Check the workspace, the id of the form and the workspace of the token.',
};

/** Describes an error in one line: what happened, and what to do. */
export const explain = (error: unknown): string => {
  if (error instanceof ApiError) {
    const { status, code, serviceMessage, requestId, response } = error;
    const id = requestId ?? response.headers.get('X-Request-Id');
    const report = id ? `Report the request ${id} if it persists.` : 'Try again later.';
    return `The API returned ${status} ${code}: ${serviceMessage} ${remedies[status] ?? report}`;
  }
  return error instanceof Error ? error.message : String(error);
};
