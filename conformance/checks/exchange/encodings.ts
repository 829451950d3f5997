import { type ClauseId, mediaTypes } from '@workspace-api/contract';
import { type Exchange, rememberLast } from '../../target/exchange.ts';
import { isSuccess } from '../body.ts';
import type { CheckResult, ExchangeCheck } from '../check-result.ts';
import { needlessCoding, unnegotiatedCoding } from '../compression.ts';
import { checkByteOrderMark, checkCsv, checkNdjson, checkTson } from '../encodings/check-page.ts';
import { parseCsv } from '../encodings/csv.ts';
import { parseNdjson } from '../encodings/ndjson.ts';
import { parseTson } from '../encodings/tson.ts';
import { getParameter, getQuery } from './query.ts';

/** Checks the page of a list on its own, in an encoding other than JSON. */
const checkPage = rememberLast((exchange: Exchange): CheckResult[] => {
  const { operation, text, mediaType, trailers } = exchange;
  if (!operation?.list || !isSuccess(exchange) || exchange.undecodable !== null || exchange.isBroken)
    return [];
  if (mediaType === mediaTypes.tson) return checkTson(parseTson(text), text);
  if (mediaType === mediaTypes.ndjson) return [checkNdjson(parseNdjson(text, trailers), operation)];
  if (mediaType !== mediaTypes.csv) return [];
  const isSuppressed = getParameter(exchange, 'bom') === 'false';
  const isMarkChecked = isSuppressed || !getQuery(exchange).has('bom');
  return [...checkCsv(parseCsv(text)), ...(isMarkChecked ? [checkByteOrderMark(text, isSuppressed)] : [])];
});

const pageClauses = [
  'encodings.csv-bom-by-default',
  'encodings.csv-bom-suppressed',
  'encodings.csv-header-row',
  'encodings.csv-quoting',
  'encodings.ndjson-record-per-line',
  'encodings.tson-quotes-when-ambiguous',
  'encodings.tson-record-lines',
  'encodings.tson-schema-line',
  'encodings.tson-separators',
] as const satisfies ClauseId[];

/** The encodings and the compression of a body. */
export const encodingChecks: Partial<Record<ClauseId, ExchangeCheck>> = {
  ...Object.fromEntries(
    pageClauses.map((id): [ClauseId, ExchangeCheck] => [
      id,
      (exchange) => checkPage(exchange).find(({ clause }) => clause === id)?.difference,
    ]),
  ),
  'compression.only-when-negotiated': (exchange) =>
    isSuccess(exchange) ? unnegotiatedCoding(exchange) : undefined,
  'compression.not-below-threshold': (exchange, { stream }) =>
    exchange.status < 500 && !stream ? needlessCoding(exchange) : undefined,
};
