import { type ClauseId, mediaTypes } from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { isSuccess } from '../body.ts';
import { unless } from '../check-result.ts';
import { needlessCoding, unnegotiatedCoding } from '../compression.ts';
import { checkByteOrderMark, checkCsv, checkNdjson, checkTson } from '../encodings/check-page.ts';
import { parseCsv } from '../encodings/csv.ts';
import { parseNdjson } from '../encodings/ndjson.ts';
import { parseTson } from '../encodings/tson.ts';
import { type CallCheck, type TraceCheck, tableCheck } from './trace-check.ts';
import { only, type TracedCall } from './traced-call.ts';

const encodings: readonly string[] = Object.values(mediaTypes);

/** The encoding that a request selects and the clause that requires it; null if the service document leaves it open. */
const getRequestedFormat = ({
  query,
  request,
}: TracedCall): { clause: ClauseId; mediaType: string } | null => {
  const { accept } = request.headers;
  if (query.has('format')) {
    if (only(query, 'format') !== 'ndjson') return null;
    const isAccepted = accept === undefined || accept === mediaTypes.ndjson || accept.includes('*');
    const clause = isAccepted ? 'encodings.format-ndjson' : 'encodings.format-beats-accept';
    return { clause, mediaType: mediaTypes.ndjson };
  }
  if (accept === undefined) return { clause: 'encodings.json-by-default', mediaType: mediaTypes.json };
  return encodings.includes(accept) ? { clause: 'encodings.accept-selects', mediaType: accept } : null;
};

const describeType = ({ headers }: Exchange): string => headers['content-type'] ?? 'no content type';

/** The clauses about the encoding of a list. */
const listClauses = [
  'encodings.accept-selects',
  'encodings.format-beats-accept',
  'encodings.format-ndjson',
  'encodings.json-by-default',
] as const;

/** Expects the encoding that a request selects by this clause. */
const selectedBy =
  (clause: ClauseId): CallCheck =>
  (call, { exchange }) => {
    const requested = isSuccess(exchange) ? getRequestedFormat(call) : null;
    if (requested?.clause !== clause) return undefined;
    return unless(exchange.mediaType === requested.mediaType, requested.mediaType, describeType(exchange));
  };

/** Expects a refusal of an encoding other than JSON: of the parameter `format`, or of the header Accept. */
const refusedBy =
  (isParameter: boolean): CallCheck =>
  (call, { exchange }) => {
    const requested = isSuccess(exchange) ? getRequestedFormat(call) : null;
    const isRefused = requested !== null && requested.mediaType !== mediaTypes.json;
    if (!isRefused || call.query.has('format') !== isParameter) return undefined;
    const got = `status ${exchange.status} with ${describeType(exchange)}`;
    return { expected: 'status 406 not_acceptable', got };
  };

/** Checks that each response is encoded as its request selects and accepts: media type and compression. */
export const negotiationCheck = tableCheck({
  'compression.only-when-negotiated': (_, { exchange }) =>
    isSuccess(exchange) ? unnegotiatedCoding(exchange) : undefined,
  'compression.not-below-threshold': ({ operation }, { exchange }) =>
    isSuccess(exchange) && !operation?.stream ? needlessCoding(exchange) : undefined,
  ...Object.fromEntries(listClauses.map((clause) => [clause, selectedBy(clause)])),
  'encodings.single-refuses-by-accept': refusedBy(false),
  'encodings.single-refuses-by-format': refusedBy(true),
});

/** Checks the pages of lists in encodings other than JSON. */
export const encodedPageCheck: TraceCheck = {
  clauses: [
    'encodings.csv-bom-by-default',
    'encodings.csv-bom-suppressed',
    'encodings.csv-header-row',
    'encodings.csv-quoting',
    'encodings.ndjson-record-per-line',
    'encodings.tson-quotes-when-ambiguous',
    'encodings.tson-record-lines',
    'encodings.tson-schema-line',
    'encodings.tson-separators',
  ],
  ended: ({ operation, query }, { exchange }) => {
    if (!operation?.list || !isSuccess(exchange) || exchange.undecodable !== null) return [];
    const { text, mediaType, trailers } = exchange;
    if (mediaType === mediaTypes.tson) return checkTson(parseTson(text), text);
    if (mediaType === mediaTypes.ndjson) return [checkNdjson(parseNdjson(text, trailers), operation)];
    if (mediaType !== mediaTypes.csv) return [];
    const isSuppressed = only(query, 'bom') === 'false';
    const isMarkChecked = isSuppressed || !query.has('bom');
    return [...checkCsv(parseCsv(text)), ...(isMarkChecked ? [checkByteOrderMark(text, isSuppressed)] : [])];
  },
};
