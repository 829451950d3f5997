import { type ClauseId, mediaTypes } from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { getJson, getRecords, isSuccess, listItemsNames, member } from '../body.ts';
import { type ExchangeCheck, formatValue, unless } from '../check-result.ts';
import { moreThan } from '../pagination/page-rules.ts';

const getEnvelope = (exchange: Exchange): unknown =>
  isSuccess(exchange) && exchange.mediaType === mediaTypes.json ? getJson(exchange) : undefined;

const parseLimit = (exchange: Exchange): number | undefined => {
  const limit = new URL(exchange.request.url).searchParams.get('limit');
  return limit !== null && /^\d+$/.test(limit) && Number(limit) > 0 ? Number(limit) : undefined;
};

/** The pages of every list. */
export const listChecks: Partial<Record<ClauseId, ExchangeCheck>> = {
  'pagination.envelope': (exchange, operation) => {
    const body = getEnvelope(exchange);
    const names = listItemsNames(operation);
    if (body === undefined || names.length === 0) return undefined;
    const fits = names.some((name) => Array.isArray(member(body, name)));
    return unless(fits, `an array named ${names.join(' or ')}`, formatValue(body));
  },
  'pagination.limit-respected': (exchange, operation) => {
    const limit = parseLimit(exchange);
    const records = getRecords(exchange, operation);
    if (limit === undefined || !records) return undefined;
    return moreThan(records, limit);
  },
  'forms.has-more-agrees': (exchange) => {
    const body = getEnvelope(exchange);
    const hasMore = member(body, 'has_more');
    if (typeof hasMore !== 'boolean') return undefined;
    const hasCursor = (member(body, 'next_cursor') ?? null) !== null;
    const expected = `has_more ${hasCursor} with ${hasCursor ? 'a' : 'no'} next_cursor`;
    return unless(hasMore === hasCursor, expected, `has_more ${hasMore}`);
  },
  'encodings.vary': (exchange) => {
    if (!isSuccess(exchange)) return undefined;
    const vary = (exchange.headers.vary ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim());
    const fits = vary.includes('*') || (vary.includes('accept') && vary.includes('accept-encoding'));
    return unless(fits, 'Vary: Accept, Accept-Encoding', exchange.headers.vary ?? 'no Vary');
  },
};
