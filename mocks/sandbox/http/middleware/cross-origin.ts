import { headerNames, operationList } from '@workspace-api/contract';
import { preferHeader } from '../../../preferences.ts';
import type { Answer } from '../answer.ts';
import { requestIdHeader } from '../request-id.ts';
import { preferenceApplied } from './preferred-answer.ts';

const unique = (names: readonly string[]) => [...new Set(names)];

/** The request headers that an operation reads. */
const asked = unique([
  'Authorization',
  'Content-Type',
  headerNames.idempotencyKey,
  headerNames.ifMatch,
  ...operationList.flatMap(({ parameters }) => parameters.header.map(({ name }) => name)),
  preferHeader,
]);

/** Every header that the contract declares for an answer, and those that the sandbox adds. */
const answered = unique([
  ...operationList.flatMap(({ responses }) =>
    Object.values(responses).flatMap(({ headers }) => Object.keys(headers)),
  ),
  requestIdHeader,
  preferenceApplied,
  'WWW-Authenticate',
  'Date',
]);

/**
 * Lets a frontend on any origin call the API from a browser. A token is sent by whoever holds it and never by the
 * browser on its own, so there is nothing that a foreign page could borrow.
 */
export const crossOrigin: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': answered.join(','),
};

/** What a browser is told that asks beforehand (Fetch standard, CORS-preflight fetch). */
export const preflight: Answer = {
  status: 204,
  headers: {
    'Access-Control-Allow-Headers': asked.join(','),
    'Access-Control-Allow-Methods': unique(operationList.map(({ method }) => method)).join(','),
    // Seconds for which a browser doesn't ask again.
    'Access-Control-Max-Age': '600',
    [headerNames.vary]: 'Access-Control-Request-Headers',
  },
  body: null,
};
