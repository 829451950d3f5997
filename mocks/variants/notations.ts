import { randomUUID } from 'node:crypto';
import { all, inTurn, perServer, type Wrap } from '../wrappers/fetch.ts';
import { findOperation } from '../wrappers/find-operation.ts';
import {
  alterJson,
  escapeFrom,
  isStream,
  type Json,
  readJson,
  readText,
  withBody,
  writeOrdered,
  writeSorted,
} from '../wrappers/json.ts';
import { onApi, onLists, onOperations } from '../wrappers/on.ts';
import type { VariantTable } from './variant.ts';

type Notation = (json: unknown) => string;

/** Writes the JSON of successive responses in different notations, in turn. */
const writesInTurn = (...notations: readonly [Notation, ...Notation[]]): Wrap =>
  perServer(() => {
    const takeNotation = inTurn(...notations);
    return onApi().notation((json) => takeNotation()(json));
  });

/** Writes JSON with its own notation of integers. */
const withIntegers =
  (write: (value: number) => string) =>
  (json: unknown): string => {
    const format = (value: unknown): string => {
      if (Number.isSafeInteger(value)) return write(value as number);
      if (Array.isArray(value)) return `[${value.map(format).join(',')}]`;
      if (typeof value !== 'object' || value === null) return JSON.stringify(value);
      const members = Object.entries(value).map(
        ([name, inner]) => `${JSON.stringify(name)}:${format(inner)}`,
      );
      return `{${members.join(',')}}`;
    };
    return format(json);
  };

/** Members of a document whose names callers choose, so that an additional member would become part of the document. */
const documents = new Set(
  'payload data args props colors typography spacing schema tree required_scope'.split(' '),
);

const more = { x_extra: { note: 'ignore me', since: 3 } };

const grow = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(grow);
  if (typeof value !== 'object' || value === null) return value;
  const grown = Object.entries(value).map(([name, inner]) => [
    name,
    documents.has(name) && !Array.isArray(inner) ? inner : grow(inner),
  ]);
  return { ...Object.fromEntries(grown), ...more };
};

const inPieces = (bytes: Uint8Array, pieces = 7): ReadableStream<Uint8Array> => {
  const size = Math.max(1, Math.ceil(bytes.length / pieces));
  let offset = 0;
  return new ReadableStream({
    pull(controller) {
      if (offset < bytes.length) controller.enqueue(bytes.slice(offset, offset + size));
      else controller.close();
      offset += size;
    },
  });
};

/** How JSON is written, and what every object may have in addition. */
export const notations: VariantTable = {
  'members-in-turn': {
    text: 'The order of the members of JSON objects differs from response to response.',
    allowedBy: 'Resources: fields are listed in tables; members of JSON have no order (RFC 8259, section 4).',
    families: [
      'billing',
      'compression',
      'encodings',
      'idempotency',
      'tenancy',
      'identity',
      'errors',
      'tokens',
    ],
    wrap: writesInTurn(
      (json) => JSON.stringify(json),
      (json) => writeOrdered(json, (members) => members.toReversed()),
      writeSorted,
    ),
  },
  'numbers-in-turn': {
    text: 'Integers have an exponent, a fraction of zero or neither, which differs from response to response.',
    allowedBy:
      'Conventions: bodies are application/json, in which these notations are the same number (RFC 8259, section 6).',
    families: ['billing', 'logs', 'forms', 'pages', 'errors', 'approvals', 'compression'],
    wrap: writesInTurn(
      withIntegers((value) => `${value}`),
      withIntegers((value) => `${value}e0`),
      withIntegers((value) => `${value}.0`),
      withIntegers((value) => (value === 0 ? '0E-1' : `${value}0E-1`)),
    ),
  },
  'white-space-in-turn': {
    text: 'The white space around and inside JSON differs from response to response.',
    allowedBy:
      'Conventions: bodies are application/json, in which white space has no meaning (RFC 8259, section 2).',
    families: ['encodings', 'compression', 'idempotency', 'errors'],
    wrap: writesInTurn(
      (json) => JSON.stringify(json),
      (json) => JSON.stringify(json, null, 2),
      (json) => ` \n${JSON.stringify(json)}\t\r\n`,
      (json) => `\n${JSON.stringify(json, null, '\t')}\n`,
    ),
  },
  'unicode-escapes': {
    text: 'JSON escapes every slash and every non-ASCII character.',
    allowedBy:
      'Conventions: bodies are application/json, in which both notations are equivalent (RFC 8259, section 7).',
    families: ['secrets', 'workspaces', 'pages'],
    wrap: onApi().response(async (response) =>
      (await readJson(response)) === undefined
        ? response
        : withBody(response, escapeFrom(await readText(response), /[\u007f-\uffff]/g).replaceAll('/', '\\/')),
    ),
  },
  'unknown-members': {
    text: 'Every object has an additional member: records, envelopes, errors, their details and fields.',
    allowedBy: "Resources: the tables list fields and don't exclude others.",
    families: ['identity', 'oauth', 'workspaces', 'tokens', 'errors', 'forms', 'logs', 'billing'],
    wrap: all(
      // The records of a page already have theirs.
      onApi().response((response, { request }) =>
        alterJson(response, (json) =>
          response.ok && findOperation(request)?.list ? { ...json, ...more } : (grow(json) as Json),
        ),
      ),
      onLists().records((records) => records.map(grow)),
    ),
  },
  'reads-with-request-metadata': {
    text: 'The response to a read contains its request id and time, which always differ.',
    allowedBy: "Resources: the tables list fields and don't exclude others.",
    families: ['tenancy', 'authentication', 'pages', 'theme', 'billing', 'agents'],
    wrap: onOperations(({ method }) => method === 'GET').json((json) => ({
      ...json,
      request_id: randomUUID(),
      served_at: new Date().toISOString(),
    })),
  },
  'sent-in-pieces': {
    text: 'Bodies are sent in chunks of a few bytes, without a length.',
    allowedBy: "Conventions: HTTP framing isn't specified.",
    families: ['errors', 'compression'],
    wrap: onApi().response(async (response) => {
      // An endless stream is already sent in pieces.
      if (response.body === null || isStream(response)) return response;
      const headers = new Headers(response.headers);
      headers.delete('Content-Length');
      headers.set('Transfer-Encoding', 'chunked');
      const bytes = new Uint8Array(await response.arrayBuffer());
      return new Response(inPieces(bytes), { status: response.status, headers });
    }),
  },
};
