import { headerNames, mediaTypes } from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { getJson, member } from '../body.ts';
import { parseNdjson } from '../encodings/ndjson.ts';

const readCursor = (exchange: Exchange): unknown => {
  const { mediaType, text, trailers, headers } = exchange;
  if (mediaType === mediaTypes.json) return member(getJson(exchange), 'next_cursor');
  const header = headers[headerNames.nextCursor.toLowerCase()];
  if (mediaType !== mediaTypes.ndjson) return header;
  const parsed = parseNdjson(text, trailers);
  return (parsed.meta ?? parsed.trailers)?.nextCursor ?? header;
};

/** The cursor of the next page, in any encoding of a list; null if the response has none. */
export const getNextCursor = (exchange: Exchange): string | null => {
  const cursor = readCursor(exchange);
  return typeof cursor === 'string' && cursor !== '' ? cursor : null;
};
