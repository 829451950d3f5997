import {
  type ClauseId,
  modeOfKey,
  type OperationId,
  operations,
  sessionPrefix,
  withoutPrefix,
} from '@workspace-api/contract';
import { findOperation } from '../../wrappers/operation-of-request.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Fault } from '../lib/fault.ts';

const unknown = 'authentication.unknown-token-is-401';
const malformed = 'authentication.malformed-token-is-401';
const missing = 'authentication.bearer-required';

/**
 * Credentials that are taken for others: of those that the server accepted before, the one that `matches` is used.
 *
 * @param given the value of the Authorization header, and the URL
 */
const takenFor = (
  clause: ClauseId,
  text: string,
  matches: (
    accepted: string,
    given: { header: string; url: string; operation: OperationId | undefined },
  ) => boolean,
): Fault => ({
  clause,
  text,
  wrap: (next) => {
    const accepted: string[] = [];
    return async (request) => {
      const { again } = await repeatable(request);
      const response = await next(again());
      const header = request.headers.get('Authorization') ?? '';
      const token = /^Bearer (.+)$/.exec(header)?.[1];
      if (response.ok && token !== undefined && !accepted.includes(token)) accepted.unshift(token);
      if (response.status !== 401) return response;
      const operation = findOperation(request)?.id;
      const found = accepted.find((each) => matches(each, { header, url: request.url, operation }));
      return found === undefined ? response : next(again({ headers: { Authorization: `Bearer ${found}` } }));
    };
  },
});

const bearer = (header: string): string => header.replace(/^Bearer /, '');

const openTo = (id: OperationId): Fault =>
  takenFor(
    missing,
    `The operation ${id} needs no credentials.`,
    (_, { header, operation }) => header === '' && operation === id,
  );

const [headerPart, payloadPart] = [0, 1];

const getPart = (token: string, part: number): string => token.split('.')[part] ?? '';

export const looseCredentials: Record<string, Fault> = {
  'token-by-prefix': takenFor(
    unknown,
    'A token that starts with a valid one is taken for it.',
    (accepted, { header }) => bearer(header).startsWith(accepted),
  ),
  'token-cut-short-accepted': takenFor(
    unknown,
    'A token that lacks the last characters of a valid one is taken for it.',
    (accepted, { header }) => bearer(header).length > 16 && accepted.startsWith(bearer(header)),
  ),
  'token-case-folded': takenFor(
    unknown,
    'Tokens are compared without case.',
    (accepted, { header }) => accepted.toLowerCase() === bearer(header).toLowerCase(),
  ),
  'token-compared-by-its-ends': takenFor(
    unknown,
    'Only the first and last characters of a token are compared.',
    (accepted, { header }) =>
      accepted.length === bearer(header).length &&
      accepted.slice(0, 12) === bearer(header).slice(0, 12) &&
      accepted.slice(-4) === bearer(header).slice(-4),
  ),
  'token-of-either-mode': takenFor(
    unknown,
    'The mode in the prefix of a key is not compared.',
    (accepted, { header }) =>
      modeOfKey(bearer(header)) !== null && withoutPrefix(accepted) === withoutPrefix(bearer(header)),
  ),
  'token-without-its-prefix': takenFor(
    malformed,
    'A key is accepted without its prefix.',
    (accepted, { header }) => modeOfKey(accepted) !== null && withoutPrefix(accepted) === bearer(header),
  ),
  'basic-credentials-accepted': takenFor(
    malformed,
    'A token is accepted with any scheme.',
    (accepted, { header }) => !header.startsWith('Bearer ') && header.endsWith(` ${accepted}`),
  ),
  'token-without-a-scheme': takenFor(
    malformed,
    'A token is accepted without a scheme.',
    (accepted, { header }) => header === accepted,
  ),
  'token-in-quotes': takenFor(
    malformed,
    'A token is accepted in quotes.',
    (accepted, { header }) => header === `Bearer "${accepted}"`,
  ),
  'first-of-several-tokens': takenFor(
    malformed,
    'Whatever follows a token in the header is ignored.',
    (accepted, { header }) => /^Bearer [^ ,]+[ ,]/.test(header) && bearer(header).startsWith(accepted),
  ),
  'token-in-the-query': takenFor(
    missing,
    'A token is accepted in the query.',
    (accepted, { header, url }) =>
      header === '' && new URL(url).searchParams.get('access_token') === accepted,
  ),
  'session-signature-ignored': takenFor(
    unknown,
    'The signature of a session token is not checked.',
    (accepted, { header }) =>
      getPart(accepted, headerPart) === getPart(bearer(header), headerPart) &&
      getPart(accepted, payloadPart) === getPart(bearer(header), payloadPart) &&
      accepted.startsWith(sessionPrefix) &&
      getPart(bearer(header), 2) !== '',
  ),
  'unsigned-sessions-accepted': takenFor(
    unknown,
    'A session token whose header says that it is not signed is accepted.',
    (accepted, { header }) =>
      accepted.startsWith(sessionPrefix) &&
      header.endsWith('.') &&
      getPart(accepted, payloadPart) === getPart(bearer(header), payloadPart),
  ),
  'session-payload-not-signed': takenFor(
    unknown,
    'The payload of a session token is read without comparing it with the signature.',
    (accepted, { header }) =>
      accepted.startsWith(sessionPrefix) &&
      getPart(accepted, 2) !== '' &&
      getPart(accepted, 2) === getPart(bearer(header), 2),
  ),
  'theme-open-to-all': openTo(operations.getTheme.id),
  'log-tail-open-to-all': openTo(operations.tailLogs.id),
  'log-search-open-to-all': openTo(operations.searchLogs.id),
};
