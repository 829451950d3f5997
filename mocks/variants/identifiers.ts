import { randomBytes } from 'node:crypto';
import { headerNames, idPrefixes, type OperationId, resources } from '@workspace-api/contract';
import { inTurn, perServer, type Wrap } from '../wrappers/fetch.ts';
import { findOperation, isApi } from '../wrappers/find-operation.ts';
import { getKey } from '../wrappers/incoming.ts';
import { isDocument, isStream, mapStream, readText, withBody } from '../wrappers/json.ts';
import { onRequests } from '../wrappers/on.ts';
import type { VariantTable } from './variant.ts';

/** Changes a string from a URL, a header or a body. */
type Change = (value: string) => string;

/**
 * Shows other strings to callers than the server uses, in every request and response of the port. This includes the control
 * plane, so that the results of a driver match the API's responses.
 *
 * @param outwards converts a string of the server for callers
 * @param inwards converts a string of a caller for the server; the inverse
 */
export const mapStrings = (
  outwards: Change,
  inwards: Change,
  matches: (request: Request) => boolean = () => true,
): Wrap =>
  onRequests(matches).respond(async ({ request, rawBody, send }) => {
    const response = await send({ url: inwards(request.url), body: inwards(rawBody) });
    const headers = new Headers([...response.headers].map(([name, value]) => [name, outwards(value)]));
    const init = { status: response.status, headers };
    if (response.body !== null && isStream(response))
      return new Response(mapStream(response.body, outwards), init);
    return isDocument(response)
      ? withBody(init, outwards(await readText(response)))
      : new Response(response.body, init);
  });

/** Crockford's base 32, which the sandbox uses for the 128 bits of an id. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 26;

const readUlid = (value: string): bigint =>
  [...value].reduce((number, digit) => number * 32n + BigInt(digits.indexOf(digit)), 0n);

const writeUlid = (number: bigint): string =>
  Array.from(
    { length },
    (_, index) => digits[Number((number >> BigInt(5 * (length - 1 - index))) & 31n)],
  ).join('');

const prefixes = `(?<![A-Za-z0-9])(${[...new Set(Object.values(idPrefixes))].join('|')})_`;

/**
 * Converts every id to another notation of its 128-bit number after its prefix, in requests and responses.
 *
 * @param pattern matches what `write` returns
 */
const mapIds = (
  pattern: string,
  write: (number: bigint) => string,
  read: (value: string) => bigint,
): Wrap => {
  const internal = new RegExp(`${prefixes}([0-7][${digits}]{${length - 1}})(?![A-Za-z0-9])`, 'g');
  const external = new RegExp(`${prefixes}(${pattern})(?![A-Za-z0-9])`, 'g');
  return mapStrings(
    (value) => value.replace(internal, (_, prefix: string, id: string) => `${prefix}_${write(readUlid(id))}`),
    (value) => value.replace(external, (_, prefix: string, id: string) => `${prefix}_${writeUlid(read(id))}`),
  );
};

const times = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;

/** Changes the format of the times in the API's responses. `change` receives a time like `2026-01-31T10:00:00.123Z`. */
const mapTimes = (change: Change, except: readonly OperationId[] = []): Wrap =>
  mapStrings(
    (value) => value.replace(times, change),
    (value) => value,
    (request) => isApi(request) && !except.some((id) => id === findOperation(request)?.id),
  );

const logs = ['listLogs', 'searchLogs', 'tailLogs'] as const;

const withPrefix = "Resources: an id is a string with a prefix; the rest isn't specified.";

const keyIds = /\btok_[0-9A-Z]{26}\b/g;
const unknownKey = `${resources.token.idPrefix}${'0'.repeat(26)}`;

/** The notations of ids and times, and the names of scopes. */
export const identifiers: VariantTable = {
  'ids-in-decimal': {
    text: 'Ids are a prefix followed by a decimal number.',
    allowedBy: withPrefix,
    families: ['approvals'],
    wrap: mapIds('[1-9][0-9]{30,38}', String, BigInt),
  },
  'ids-with-punctuation': {
    text: 'Ids are a prefix followed by base64url, with dashes and underscores.',
    allowedBy: withPrefix,
    families: ['tokens', 'agents'],
    wrap: mapIds(
      '[A-Za-z0-9_-]{22}',
      (number) => Buffer.from(number.toString(16).padStart(32, '0'), 'hex').toString('base64url'),
      (value) => BigInt(`0x${Buffer.from(value, 'base64url').toString('hex')}`),
    ),
  },
  'rotation-gives-a-new-id': {
    text: 'Rotating a key returns a key with a new id, and the old id no longer exists.',
    allowedBy:
      "Tokens: a rotation returns a new secret and invalidates the old one; the document doesn't specify whether the id changes.",
    families: ['tokens', 'idempotency'],
    wrap: perServer(() => {
      const publicIds = new Map<string, string>();
      const real = new Map<string, string>();
      const toReal = (id: string): string => real.get(id) ?? id;
      const isGone = (id: string): boolean => (publicIds.get(toReal(id)) ?? id) !== id;
      const repeats = new Set<string>();
      return [
        onRequests(({ url }) => url.search(keyIds) >= 0 && isApi(new Request(url))).respond(
          async ({ request, operation, send }) => {
            const { method, url, headers } = request;
            const [id = ''] = url.match(keyIds) ?? [];
            const entry = `${getKey(request)} ${headers.get('Authorization')} ${method} ${url}`;
            if (isGone(id) && !repeats.has(entry)) return send({ url: url.replace(id, unknownKey) });
            const response = await send();
            if (!response.ok || method === 'GET') return response;
            if (getKey(request) !== '') repeats.add(entry);
            if (operation !== 'rotateToken' || response.headers.has(headerNames.idempotentReplayed))
              return response;
            const fresh = `${resources.token.idPrefix}${randomBytes(13).toString('hex').toUpperCase()}`;
            publicIds.set(toReal(id), fresh);
            real.set(fresh, toReal(id));
            return withBody(response, (await readText(response)).replaceAll(id, fresh));
          },
        ),
        mapStrings(
          (value) => value.replace(keyIds, (id) => publicIds.get(id) ?? id),
          (value) => value.replace(keyIds, toReal),
        ),
      ];
    }),
  },
  'subscriptions-by-other-scopes': {
    text: 'Subscriptions require scopes of a resource named `hooks`.',
    allowedBy: "Authentication: the complete scope catalogue isn't documented.",
    families: ['webhooks', 'deliveries', 'scopes'],
    wrap: mapStrings(
      (value) => value.replaceAll(/\bwebhooks:(?=[a-z])/g, 'hooks:'),
      (value) => value.replaceAll(/\bhooks:(?=[a-z])/g, 'webhooks:'),
    ),
  },
  'times-in-basic-format': {
    text: 'Times are in the basic format of ISO 8601, such as `20260131T100000.123Z`.',
    allowedBy: 'Resources: times are ISO 8601, which allows more formats than its profile RFC 3339.',
    families: ['theme', 'billing', 'forms', 'logs', 'secrets'],
    wrap: mapTimes((value) => value.replaceAll(/[-:]/g, '')),
  },
  'timestamps-in-seconds': {
    text: 'Times have no fractional digits, except the times of log entries.',
    allowedBy: 'Resources: times are ISO 8601; milliseconds are only mentioned for log entries.',
    families: ['theme', 'billing', 'forms', 'secrets'],
    wrap: mapTimes((value) => value.replace(/\.\d+Z/, 'Z'), logs),
  },
  'timestamps-with-microseconds': {
    text: 'Times have six fractional digits, except the times of log entries.',
    allowedBy: 'Resources: times are ISO 8601; milliseconds are only mentioned for log entries.',
    families: ['theme', 'billing', 'forms', 'secrets'],
    wrap: mapTimes((value) => value.replace('Z', '000Z'), logs),
  },
  'offsets-in-turn': {
    text: 'The same time has another offset in each response, except the time of the theme.',
    allowedBy:
      'Resources: times are ISO 8601, which allows any offset; only the time of the theme is in UTC.',
    families: ['billing', 'logs', 'secrets', 'agents', 'approvals', 'idempotency', 'encodings'],
    wrap: perServer(() => {
      const takeNotation = inTurn<Change>(
        (value) => value.replace('Z', '+00:00'),
        (value) => new Date(Date.parse(value) + 7_200_000).toISOString().replace('Z', '+02:00'),
        (value) => value,
      );
      let write = takeNotation();
      return [
        onRequests(() => true).before(() => {
          write = takeNotation();
        }),
        mapTimes((value) => write(value), ['getTheme', 'updateTheme', 'publishTheme']),
      ];
    }),
  },
};
