import { type ClauseId, mediaTypes, type OperationShape } from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { isSuccess } from '../body.ts';
import { unless } from '../check-result.ts';
import { needlessCoding, unnegotiatedCoding } from '../compression.ts';
import { isCovered } from '../covered-operations.ts';
import { checkByteOrderMark, checkCsv, checkNdjson, checkTson } from '../encodings/check-page.ts';
import { parseCsv } from '../encodings/csv.ts';
import { parseNdjson } from '../encodings/ndjson.ts';
import { parseTson } from '../encodings/tson.ts';
import type { TraceCheck, TraceCheckResult } from './trace-check.ts';
import { only, type TracedCall } from './traced-call.ts';

const negotiated = 'compression.only-when-negotiated';
const small = 'compression.not-below-threshold';

const checkCoding = (operation: OperationShape, exchange: Exchange): TraceCheckResult[] => {
  if (!isSuccess(exchange) || !isCovered(negotiated, operation)) return [];
  const needless = operation.stream ? undefined : needlessCoding(exchange);
  return [
    { clause: negotiated, difference: unnegotiatedCoding(exchange) },
    ...(needless === undefined ? [] : [{ clause: small, difference: needless } as const]),
  ];
};

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

const checkNegotiation = (
  operation: OperationShape,
  call: TracedCall,
  exchange: Exchange,
): TraceCheckResult[] => {
  if (!isSuccess(exchange)) return [];
  const requestedFormat = getRequestedFormat(call);
  if (!requestedFormat) return [];
  const { clause, mediaType } = requestedFormat;
  const got = exchange.headers['content-type'] ?? 'no content type';
  if (operation.list)
    return [{ clause, difference: unless(exchange.mediaType === mediaType, mediaType, got) }];
  const refuses = call.query.has('format')
    ? 'encodings.single-refuses-by-format'
    : 'encodings.single-refuses-by-accept';
  if (mediaType === mediaTypes.json || !isCovered(refuses, operation)) return [];
  const difference = { expected: 'status 406 not_acceptable', got: `status ${exchange.status} with ${got}` };
  return [{ clause: refuses, difference }];
};

const checkBody = (operation: OperationShape, call: TracedCall, exchange: Exchange): TraceCheckResult[] => {
  if (!operation.list || !isSuccess(exchange) || exchange.undecodable !== null) return [];
  const { text, mediaType, trailers } = exchange;
  if (mediaType === mediaTypes.tson) return checkTson(parseTson(text), text);
  if (mediaType === mediaTypes.ndjson) return [checkNdjson(parseNdjson(text, trailers), operation)];
  if (mediaType !== mediaTypes.csv) return [];
  const isSuppressed = only(call.query, 'bom') === 'false';
  const isMarkChecked = isSuppressed || !call.query.has('bom');
  return [...checkCsv(parseCsv(text)), ...(isMarkChecked ? [checkByteOrderMark(text, isSuppressed)] : [])];
};

/** Checks that the encoding of each response matches what its request accepts: media type, compression and table format. */
export const createRepresentationCheck = (): TraceCheck => ({
  clauses: [
    negotiated,
    small,
    'encodings.accept-selects',
    'encodings.csv-bom-by-default',
    'encodings.csv-bom-suppressed',
    'encodings.csv-header-row',
    'encodings.csv-quoting',
    'encodings.format-beats-accept',
    'encodings.format-ndjson',
    'encodings.json-by-default',
    'encodings.ndjson-record-per-line',
    'encodings.single-refuses-by-accept',
    'encodings.single-refuses-by-format',
    'encodings.tson-quotes-when-ambiguous',
    'encodings.tson-record-lines',
    'encodings.tson-schema-line',
  ],
  ended: (call, { exchange }) => {
    const { operation } = call;
    if (!operation) return [];
    return [
      ...checkCoding(operation, exchange),
      ...checkNegotiation(operation, call, exchange),
      ...checkBody(operation, call, exchange),
    ];
  },
});
