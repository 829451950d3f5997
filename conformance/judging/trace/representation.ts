import {
  type ClauseId,
  clauses,
  headerNames,
  mediaTypes,
  type OperationShape,
} from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { isSuccess } from '../body.ts';
import { parseCsv } from '../encodings/csv.ts';
import { parseNdjson } from '../encodings/ndjson.ts';
import { isPlainWord, parseTson } from '../encodings/tson.ts';
import type { Difference } from '../judgement.ts';
import { only, type TracedCall, type TraceJudge, type TraceJudgement } from './traced-call.ts';

/** 4 KB in the narrower reading: no body up to it is compressed. */
const fourKilobytes = 4_000;

const covers = (clause: ClauseId, { id }: OperationShape): boolean =>
  (clauses[clause].operations as readonly string[]).includes(id);

const judged = (clause: ClauseId, isRight: boolean, expected: string, got: string): TraceJudgement => ({
  clause,
  difference: isRight ? null : { expected, got },
});

/** Whether Accept-Encoding allows a coding: named, or by `*`, with a quality above 0 (RFC 9110, section 12.5.3). */
const allows = (accepted: string | undefined, coding: string): boolean => {
  const entries = (accepted ?? '').split(',').map((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { name, isAllowed: quality === undefined || Number(quality) > 0 };
  });
  const entry = entries.find(({ name }) => name === coding) ?? entries.find(({ name }) => name === '*');
  return entry?.isAllowed ?? false;
};

const judgeCoding = (
  operation: OperationShape,
  { request }: TracedCall,
  exchange: Exchange,
): TraceJudgement[] => {
  const coding = exchange.headers[headerNames.contentEncoding.toLowerCase()]?.trim().toLowerCase();
  if (!isSuccess(exchange) || !covers('compression.only-when-negotiated', operation)) return [];
  const accepted = request.headers['accept-encoding'];
  const isCoded = coding !== undefined && coding !== 'identity';
  const isAllowed =
    !isCoded || coding.split(',').every((one) => allows(accepted, one.trim().replace(/^x-/, '')));
  return [
    judged(
      'compression.only-when-negotiated',
      isAllowed,
      `a coding of Accept-Encoding: ${accepted ?? '(none)'}`,
      coding ?? 'none',
    ),
    ...(exchange.undecodable === null && exchange.bytes.length > 0 && !operation.stream
      ? [
          judged(
            'compression.not-below-threshold',
            !isCoded || exchange.bytes.length > fourKilobytes,
            `no Content-Encoding of ${exchange.bytes.length} bytes`,
            `Content-Encoding ${coding}`,
          ),
        ]
      : []),
  ];
};

const encodings: readonly string[] = Object.values(mediaTypes);

/** The clause that says which encoding a request asks for, and that encoding; null where the document leaves it open. */
const askedOf = ({ query, request }: TracedCall): { clause: ClauseId; mediaType: string } | null => {
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
  const asked = askedOf(call);
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

const found = (clause: ClauseId, difference: Difference | null): TraceJudgement => ({ clause, difference });

const judgeCsv = ({ query }: TracedCall, exchange: Exchange): TraceJudgement[] => {
  const { bom, columns, problem } = parseCsv(exchange.text);
  const asked = only(query, 'bom');
  const isNamed = columns.length > 0 && columns.every((name) => name !== '');
  const start = JSON.stringify(exchange.text.slice(0, 40));
  return [
    found(
      'encodings.csv-quoting',
      problem === null ? null : { expected: 'CSV as in RFC 4180', got: problem },
    ),
    judged('encodings.csv-header-row', isNamed, 'a first row that names every column', columns.join(', ')),
    ...(query.has('bom')
      ? []
      : [judged('encodings.csv-bom-by-default', bom, 'a byte order mark first', start)]),
    ...(asked === 'false' ? [judged('encodings.csv-bom-suppressed', !bom, 'no byte order mark', start)] : []),
  ];
};

const judgeTson = (exchange: Exchange): TraceJudgement[] => {
  const { schemaLine, problem, rows } = parseTson(exchange.text);
  const [first = ''] = exchange.text.split('\n');
  const needless = rows.flat().find(({ quoted, text }) => quoted && isPlainWord(text));
  return [
    judged(
      'encodings.tson-schema-line',
      schemaLine && !first.includes(':'),
      'a bracketed list of field paths',
      first.slice(0, 200),
    ),
    ...(schemaLine
      ? [
          judged('encodings.tson-record-lines', problem === null, 'a field for each path', problem ?? ''),
          judged(
            'encodings.tson-quotes-when-ambiguous',
            !needless,
            'no quotes around a plain word',
            needless?.raw ?? '',
          ),
        ]
      : []),
  ];
};

const judgeNdjson = (operation: OperationShape, exchange: Exchange): TraceJudgement[] => {
  const { problem, records } = parseNdjson(exchange.text, exchange.trailers);
  const isEnveloped = records.length === 1 && Array.isArray(records[0]?.[operation.list?.items ?? '']);
  return [
    judged(
      'encodings.ndjson-record-per-line',
      problem === null && !isEnveloped,
      'one record per line',
      problem ?? 'an envelope with all records in it',
    ),
  ];
};

const judgeBody = (operation: OperationShape, call: TracedCall, exchange: Exchange): TraceJudgement[] => {
  if (!operation.list || !isSuccess(exchange) || exchange.undecodable !== null) return [];
  if (exchange.mediaType === mediaTypes.csv) return judgeCsv(call, exchange);
  if (exchange.mediaType === mediaTypes.tson) return judgeTson(exchange);
  return exchange.mediaType === mediaTypes.ndjson ? judgeNdjson(operation, exchange) : [];
};

/** Judges the encoding of each answer by what its request accepts: media type, compression, the text of a table. */
export const createRepresentationJudge = (): TraceJudge => ({
  ended: (call, { exchange }) => {
    const { operation } = call;
    if (!operation) return [];
    return [
      ...judgeCoding(operation, call, exchange),
      ...judgeNegotiation(operation, call, exchange),
      ...judgeBody(operation, call, exchange),
    ];
  },
});
