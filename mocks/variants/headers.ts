import { headerNames, mediaTypes } from '@workspace-api/contract';
import { all, inTurn, perServer } from '../wrappers/fetch.ts';
import { onApi, onLists } from '../wrappers/on.ts';
import type { VariantTable } from './variant.ts';

const contentType = 'Content-Type';

const rateLimitHeaders = [
  headerNames.rateLimitLimit,
  headerNames.rateLimitRemaining,
  headerNames.rateLimitReset,
];

const without = (headers: Headers, names: readonly string[]): void => {
  for (const name of names) headers.delete(name);
};

/** The headers of responses, which the service document leaves open. */
export const headers: VariantTable = {
  'charset-in-turn': {
    text: 'Media types have a charset in some responses, are in capitals in others, or have neither.',
    allowedBy:
      "Conventions: bodies are application/json; parameters aren't mentioned, and media types are case-insensitive (RFC 9110, section 8.3.1).",
    families: ['encodings', 'errors', 'idempotency', 'compression', 'identity', 'tokens'],
    wrap: perServer(() => {
      const takeNotation = inTurn<(type: string) => string>(
        (type) => `${type}; charset=utf-8`,
        (type) => `${type};charset="UTF-8"`,
        (type) => type.toUpperCase(),
        (type) => type,
      );
      return onApi().responseHeaders((headers) => {
        const write = takeNotation();
        const [type = ''] = (headers.get(contentType) ?? '').split(';');
        if (Object.values<string>(mediaTypes).includes(type)) headers.set(contentType, write(type));
      });
    }),
  },
  'list-media-types-with-parameters': {
    text: 'The media types of list encodings have parameters.',
    allowedBy: 'Output encodings: parameters of the media types are not mentioned.',
    families: ['encodings'],
    wrap: onLists().responseHeaders((headers, _incoming, { ok }) => {
      const [type = ''] = (headers.get(contentType) ?? '').split(';');
      if (ok)
        headers.set(
          contentType,
          type === mediaTypes.csv ? `${type}; charset=UTF-8; header=present` : `${type}; charset="utf-8"`,
        );
    }),
  },
  'behind-a-proxy': {
    text: 'Responses have the headers of a proxy: cookies, `Via`, `Server`, caching and security.',
    allowedBy: "Conventions: additional headers aren't mentioned.",
    families: ['identity', 'errors', 'rate-limits'],
    wrap: onApi().responseHeaders((headers) => {
      for (const [name, value] of [
        ['Via', '1.1 edge'],
        ['Server', 'edge'],
        ['Set-Cookie', 'route=a1; Path=/; HttpOnly'],
        ['Set-Cookie', 'zone=b2; Path=/'],
        ['Cache-Control', 'private, max-age=0'],
        ['Strict-Transport-Security', 'max-age=31536000'],
        ['X-Served-By', 'cache-7'],
      ] as const)
        headers.append(name, value);
    }),
  },
  'one-request-a-connection': {
    text: 'Every response closes its connection.',
    allowedBy: "Conventions: connections aren't mentioned (RFC 9112, section 9.6).",
    families: ['identity', 'tokens'],
    wrap: onApi().header('Connection', 'close'),
  },
  'no-optional-headers': {
    text: 'Responses omit every undocumented header: entity tags, request ids, `Vary`.',
    allowedBy: 'Limits and Errors: these headers are not mentioned.',
    families: ['pages', 'theme', 'identity', 'billing'],
    wrap: onApi().responseHeaders((headers) =>
      without(headers, [
        headerNames.etag,
        headerNames.vary,
        'X-Request-Id',
        'WWW-Authenticate',
        'Cache-Control',
      ]),
    ),
  },
  'weak-entity-tags': {
    text: 'Entity tags are weak, as many frameworks compute them.',
    allowedBy:
      "Conflict kinds: If-Match takes a revision; the document doesn't specify where a response contains it.",
    families: ['pages', 'theme'],
    wrap: onApi().responseHeaders((headers) => {
      const tag = headers.get(headerNames.etag);
      if (tag !== null) headers.set(headerNames.etag, `W/${tag}`);
    }),
  },
  'entity-tags-are-words': {
    text: 'Entity tags are words instead of numbers.',
    allowedBy: "Conflict kinds: If-Match contains a revision, whose format isn't documented.",
    families: ['pages', 'theme'],
    wrap: all(
      onApi().request(({ request }) => {
        const ifMatch = request.headers.get(headerNames.ifMatch);
        return ifMatch === null
          ? undefined
          : { headers: { [headerNames.ifMatch]: ifMatch.replaceAll(/rev-(\d+)-z/g, '$1') } };
      }),
      onApi().responseHeaders((headers) => {
        const tag = headers.get(headerNames.etag);
        if (tag !== null) headers.set(headerNames.etag, tag.replace(/"(\d+)"/, '"rev-$1-z"'));
      }),
      onApi().details('version-mismatch', (details) => ({
        current_version: `rev-${String(details.current_version)}-z`,
      })),
    ),
  },
  'replays-with-other-headers': {
    text: 'A replay has its own date and request id, and no entity tag.',
    allowedBy:
      "Idempotency rules: a repeat returns the original response; the document doesn't specify which headers belong to it.",
    families: ['idempotency'],
    wrap: onApi().responseHeaders((headers) => {
      if (!headers.has(headerNames.idempotentReplayed)) return;
      headers.delete(headerNames.etag);
      headers.set('X-Request-Id', 'req_replay');
      headers.set('X-Cache', 'HIT');
    }),
  },
  'rate-limit-headers-renamed': {
    text: 'Rate limit headers have other names, and the reset is a time.',
    allowedBy: "Limits: limits are surfaced in X-RateLimit-* headers, whose names aren't documented.",
    families: ['rate-limits', 'identity', 'errors'],
    wrap: onApi().responseHeaders((headers) => {
      const remaining = headers.get(headerNames.rateLimitRemaining);
      if (remaining === null) return;
      without(headers, rateLimitHeaders);
      headers.set('X-RateLimit-Quota', '10000;w=60');
      headers.set('X-RateLimit-Left', remaining);
      headers.set('X-RateLimit-Reset-At', '2030-01-01T00:00:00Z');
    }),
  },
  'rate-limits-by-token-bucket': {
    text: 'The remaining requests of a rate limit refill continuously instead of at a common reset time.',
    allowedBy: "Limits: rate limit numbers and the window aren't documented.",
    families: ['rate-limits', 'identity'],
    wrap: perServer(() => {
      // Each request takes one, and one to three were refilled since the last request.
      const takeFilled = inTurn(1, 2, 0);
      return onApi().responseHeaders((headers, _incoming, { status }) => {
        const limit = Number(headers.get(headerNames.rateLimitLimit));
        if (!(limit > 10) || status === 429) return;
        headers.set(headerNames.rateLimitRemaining, String(limit - 5 + takeFilled()));
        headers.set(headerNames.rateLimitReset, '1');
      });
    }),
  },
  'rate-limits-only-on-successes': {
    text: 'Errors have no rate limit headers.',
    allowedBy:
      "Limits: rate limits are surfaced in response headers; the document doesn't specify which errors have them.",
    families: ['rate-limits', 'errors'],
    wrap: onApi().responseHeaders((headers, _incoming, { status }) => {
      if (status >= 400 && status !== 429) without(headers, rateLimitHeaders);
    }),
  },
};
