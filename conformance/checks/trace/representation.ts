import { type ClauseId, mediaTypes } from '@workspace-api/contract';
import { isSuccess } from '../body.ts';
import { createResult } from '../check-result.ts';
import { needlessCoding, unnegotiatedCoding } from '../compression.ts';
import { isCovered } from '../covered-operations.ts';
import { checkByteOrderMark, checkCsv, checkNdjson, checkTson } from '../encodings/check-page.ts';
import { parseCsv } from '../encodings/csv.ts';
import { parseNdjson } from '../encodings/ndjson.ts';
import { parseTson } from '../encodings/tson.ts';
import { only, type TraceCheck, type TracedCall, tableCheck } from './traced-call.ts';

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

/** Checks that each response is compressed only as its request accepts. */
export const compressionCheck = tableCheck({
  'compression.only-when-negotiated': (_, { exchange }) =>
    isSuccess(exchange) ? unnegotiatedCoding(exchange) : undefined,
  'compression.not-below-threshold': ({ operation }, { exchange }) =>
    isSuccess(exchange) && !operation?.stream ? needlessCoding(exchange) : undefined,
});

const [byFormat, byAccept] = [
  'encodings.single-refuses-by-format',
  'encodings.single-refuses-by-accept',
] as const;

/** Checks that each list is in the encoding that its request selects, and that only lists have another one than JSON. */
export const negotiationCheck: TraceCheck = {
  clauses: [
    'encodings.accept-selects',
    'encodings.format-beats-accept',
    'encodings.format-ndjson',
    'encodings.json-by-default',
    byAccept,
    byFormat,
  ],
  ended: (call, { exchange }) => {
    const requested = isSuccess(exchange) ? getRequestedFormat(call) : null;
    if (!requested || !call.operation) return [];
    const { clause, mediaType } = requested;
    const got = exchange.headers['content-type'] ?? 'no content type';
    if (isCovered(clause, call.operation))
      return [createResult(clause, exchange.mediaType === mediaType, mediaType, got)];
    const refusal = call.query.has('format') ? byFormat : byAccept;
    if (mediaType === mediaTypes.json || !isCovered(refusal, call.operation)) return [];
    return [
      createResult(refusal, false, 'status 406 not_acceptable', `status ${exchange.status} with ${got}`),
    ];
  },
};

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
