import { type ClauseId, mediaTypes, type OperationShape } from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { isSuccess } from '../body.ts';
import { needlessCoding, unnegotiatedCoding } from '../compression.ts';
import { covers } from '../covers.ts';
import { parseCsv } from '../encodings/csv.ts';
import { judgeByteOrderMark, judgeCsv, judgeNdjson, judgeTson } from '../encodings/judge-page.ts';
import { parseNdjson } from '../encodings/ndjson.ts';
import { parseTson } from '../encodings/tson.ts';
import { only, type TracedCall, type TraceJudge, type TraceJudgement } from './traced-call.ts';

const judged = (clause: ClauseId, isRight: boolean, expected: string, got: string): TraceJudgement => ({
  clause,
  difference: isRight ? null : { expected, got },
});

const judgeCoding = (operation: OperationShape, exchange: Exchange): TraceJudgement[] => {
  if (!isSuccess(exchange) || !covers('compression.only-when-negotiated', operation)) return [];
  const needless = operation.stream ? undefined : needlessCoding(exchange);
  return [
    { clause: 'compression.only-when-negotiated', difference: unnegotiatedCoding(exchange) },
    ...(needless === undefined
      ? []
      : [{ clause: 'compression.not-below-threshold' as const, difference: needless }]),
  ];
};

const encodings: readonly string[] = Object.values(mediaTypes);

/** The clause that says which encoding a request asks for, and that encoding; null where the document leaves it open. */
const getRequestedFormat = ({ query, request }: TracedCall): { clause: ClauseId; mediaType: string } | null => {
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

const judgeNegotiation = (
  operation: OperationShape,
  call: TracedCall,
  exchange: Exchange,
): TraceJudgement[] => {
  if (!isSuccess(exchange)) return [];
  const asked = getRequestedFormat(call);
  if (!asked) return [];
  const { clause, mediaType } = asked;
  const got = exchange.headers['content-type'] ?? 'no content type';
  if (operation.list) return [judged(clause, exchange.mediaType === mediaType, mediaType, got)];
  const refuses = call.query.has('format')
    ? 'encodings.single-refuses-by-format'
    : 'encodings.single-refuses-by-accept';
  if (mediaType === mediaTypes.json || !covers(refuses, operation)) return [];
  return [judged(refuses, false, 'status 406 not_acceptable', `status ${exchange.status} with ${got}`)];
};

const judgeBody = (operation: OperationShape, call: TracedCall, exchange: Exchange): TraceJudgement[] => {
  if (!operation.list || !isSuccess(exchange) || exchange.undecodable !== null) return [];
  const { text, mediaType, trailers } = exchange;
  if (mediaType === mediaTypes.tson) return judgeTson(parseTson(text), text);
  if (mediaType === mediaTypes.ndjson) return [judgeNdjson(parseNdjson(text, trailers), operation)];
  if (mediaType !== mediaTypes.csv) return [];
  const isSuppressed = only(call.query, 'bom') === 'false';
  const isMarkJudged = isSuppressed || !call.query.has('bom');
  return [...judgeCsv(parseCsv(text)), ...(isMarkJudged ? [judgeByteOrderMark(text, isSuppressed)] : [])];
};

/** Judges the encoding of each answer by what its request accepts: media type, compression, the text of a table. */
export const createRepresentationJudge = (): TraceJudge => ({
  ended: (call, { exchange }) => {
    const { operation } = call;
    if (!operation) return [];
    return [
      ...judgeCoding(operation, exchange),
      ...judgeNegotiation(operation, call, exchange),
      ...judgeBody(operation, call, exchange),
    ];
  },
});
