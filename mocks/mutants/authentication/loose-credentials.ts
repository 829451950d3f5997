import {
  type ClauseId,
  modeOfKey,
  type OperationId,
  operations,
  sessionPrefix,
  withoutPrefix,
} from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';

const unknownTokenClause = 'authentication.unknown-token-is-401';
const malformedTokenClause = 'authentication.malformed-token-is-401';
const missingTokenClause = 'authentication.bearer-required';

/**
 * Accepts credentials that should be rejected: sends the request again with a previously accepted token.
 *
 * @param matches selects that token, given the value of the Authorization header, the URL and the operation
 */
const acceptAs = (
  clause: ClauseId,
  text: string,
  matches: (
    token: string,
    input: { header: string; url: string; operation: OperationId | undefined },
  ) => boolean,
): Mutant => ({
  clause,
  text,
  wrap: (next) => {
    const tokens: string[] = [];
    return async (request) => {
      const { again } = await repeatable(request);
      const response = await next(again());
      const header = request.headers.get('Authorization') ?? '';
      const token = /^Bearer (.+)$/.exec(header)?.[1];
      if (response.ok && token !== undefined && !tokens.includes(token)) tokens.unshift(token);
      if (response.status !== 401) return response;
      const operation = findOperation(request)?.id;
      const matchingToken = tokens.find((each) => matches(each, { header, url: request.url, operation }));
      return matchingToken === undefined
        ? response
        : next(again({ headers: { Authorization: `Bearer ${matchingToken}` } }));
    };
  },
});

const bearer = (header: string): string => header.replace(/^Bearer /, '');

const openTo = (id: OperationId): Mutant =>
  acceptAs(
    missingTokenClause,
    `The operation ${id} requires no credentials.`,
    (_, { header, operation }) => header === '' && operation === id,
  );

const [headerPart, payloadPart] = [0, 1];

const getPart = (token: string, part: number): string => token.split('.')[part] ?? '';

export const looseCredentials: Record<string, Mutant> = {
  'token-by-prefix': acceptAs(
    unknownTokenClause,
    'A string that starts with a valid token is accepted.',
    (token, { header }) => bearer(header).startsWith(token),
  ),
  'token-cut-short-accepted': acceptAs(
    unknownTokenClause,
    'A valid token is accepted without its last characters.',
    (token, { header }) => bearer(header).length > 16 && token.startsWith(bearer(header)),
  ),
  'token-case-folded': acceptAs(
    unknownTokenClause,
    'Tokens are compared case-insensitively.',
    (token, { header }) => token.toLowerCase() === bearer(header).toLowerCase(),
  ),
  'token-compared-by-its-ends': acceptAs(
    unknownTokenClause,
    'Only the first and last characters of a token are compared.',
    (token, { header }) =>
      token.length === bearer(header).length &&
      token.slice(0, 12) === bearer(header).slice(0, 12) &&
      token.slice(-4) === bearer(header).slice(-4),
  ),
  'token-of-either-mode': acceptAs(
    unknownTokenClause,
    "The mode in a key's prefix is ignored.",
    (token, { header }) =>
      modeOfKey(bearer(header)) !== null && withoutPrefix(token) === withoutPrefix(bearer(header)),
  ),
  'token-without-its-prefix': acceptAs(
    malformedTokenClause,
    'A key is accepted without its prefix.',
    (token, { header }) => modeOfKey(token) !== null && withoutPrefix(token) === bearer(header),
  ),
  'basic-credentials-accepted': acceptAs(
    malformedTokenClause,
    'A token is accepted with any authentication scheme.',
    (token, { header }) => !header.startsWith('Bearer ') && header.endsWith(` ${token}`),
  ),
  'token-without-a-scheme': acceptAs(
    malformedTokenClause,
    'A token is accepted without an authentication scheme.',
    (token, { header }) => header === token,
  ),
  'token-in-quotes': acceptAs(
    malformedTokenClause,
    'A token is accepted in quotes.',
    (token, { header }) => header === `Bearer "${token}"`,
  ),
  'first-of-several-tokens': acceptAs(
    malformedTokenClause,
    'Everything after the first token in the header is ignored.',
    (token, { header }) => /^Bearer [^ ,]+[ ,]/.test(header) && bearer(header).startsWith(token),
  ),
  'token-in-the-query': acceptAs(
    missingTokenClause,
    'A token is accepted in the query string.',
    (token, { header, url }) => header === '' && new URL(url).searchParams.get('access_token') === token,
  ),
  'session-signature-ignored': acceptAs(
    unknownTokenClause,
    'The signature of a session token is not checked.',
    (token, { header }) =>
      getPart(token, headerPart) === getPart(bearer(header), headerPart) &&
      getPart(token, payloadPart) === getPart(bearer(header), payloadPart) &&
      token.startsWith(sessionPrefix) &&
      getPart(bearer(header), 2) !== '',
  ),
  'unsigned-sessions-accepted': acceptAs(
    unknownTokenClause,
    'A session token whose header declares it unsigned is accepted.',
    (token, { header }) =>
      token.startsWith(sessionPrefix) &&
      header.endsWith('.') &&
      getPart(token, payloadPart) === getPart(bearer(header), payloadPart),
  ),
  'session-payload-not-signed': acceptAs(
    unknownTokenClause,
    'The payload of a session token is read without verifying the signature.',
    (token, { header }) =>
      token.startsWith(sessionPrefix) &&
      getPart(token, 2) !== '' &&
      getPart(token, 2) === getPart(bearer(header), 2),
  ),
  'theme-open-to-all': openTo(operations.getTheme.id),
  'log-tail-open-to-all': openTo(operations.tailLogs.id),
  'log-search-open-to-all': openTo(operations.searchLogs.id),
};
