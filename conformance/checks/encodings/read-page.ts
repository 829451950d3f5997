import { headerNames, mediaTypes, type OperationShape } from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { getItems, getJson, member } from '../body.ts';
import type { Table } from './compare-table.ts';
import { parseCsv } from './csv.ts';
import { parseNdjson } from './ndjson.ts';
import { parseTson } from './tson.ts';

const toRecords = ({ columns, rows }: Table): Record<string, unknown>[] =>
  rows.map((cells) =>
    Object.fromEntries(columns.map((column, index) => [column, cells[index]?.value ?? ''])),
  );

/** Whether the records of a page can be read: the separators of TSON aren't documented, and may be unknown. */
export const isReadable = ({ mediaType, text }: Exchange): boolean =>
  mediaType !== mediaTypes.tson || parseTson(text).isSeparated;

/**
 * The records of a page in any encoding. In CSV and TSON, each value is a string under the name of its column, so a nested member
 * is under its dot path.
 */
export const readRecords = (operation: OperationShape, exchange: Exchange): Record<string, unknown>[] => {
  const { mediaType, text, trailers } = exchange;
  if (mediaType === mediaTypes.csv) return toRecords(parseCsv(text));
  if (mediaType === mediaTypes.tson) return toRecords(parseTson(text));
  if (mediaType === mediaTypes.ndjson) return parseNdjson(text, trailers).records;
  return getItems(operation, getJson(exchange));
};

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
