import { mediaTypes, type OperationShape } from '@workspace-api/contract';
import type { Exchange } from '../target/exchange.ts';
import { parseJson } from '../target/parse-json.ts';

export const isSuccess = ({ status }: Exchange): boolean => status >= 200 && status <= 299;

/** Reads a property of an exchange and caches it: many checks read it, and none changes it. */
const once = <T>(read: (exchange: Exchange) => T): ((exchange: Exchange) => T) => {
  const cache = new WeakMap<Exchange, { value: T }>();
  return (exchange) => {
    const entry = cache.get(exchange) ?? { value: read(exchange) };
    cache.set(exchange, entry);
    return entry.value;
  };
};

/** The body as JSON; undefined if it is not JSON. */
export const getJson = once(({ text }): unknown => {
  if (text === '') return undefined;
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
});

/** A member of plain data; undefined unless the data is an object. */
export const member = (value: unknown, name: string): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)[name]
    : undefined;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The records of an NDJSON body; undefined if a line isn't JSON. */
export const ndjsonRecords = once(({ text }): unknown[] | undefined => {
  try {
    return text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => parseJson(line) as unknown)
      .filter((record) => member(record, '__meta__') === undefined);
  } catch {
    return undefined;
  }
});

/** The array names that a list accepts: the contract's own name, and the names that it tolerates (`tolerated-items`). */
export const listItemsNames = ({ list }: OperationShape): readonly string[] =>
  list ? [list.items, ...list.toleratedItems] : [];

const findItemsName = (operation: OperationShape, body: unknown): string | undefined =>
  listItemsNames(operation).find((name) => Array.isArray(member(body, name)));

/** The items of a page, under any of the accepted names. */
const pageItems = (operation: OperationShape, body: unknown): unknown[] =>
  (member(body, findItemsName(operation, body) ?? '') ?? []) as unknown[];

/** A page with its records under the contract's own array name, which the schema requires. */
export const underOwnName = (operation: OperationShape, body: unknown): unknown => {
  const name = findItemsName(operation, body);
  if (!operation.list || !isObject(body) || name === undefined || name === operation.list.items) return body;
  return { ...body, [operation.list.items]: body[name] };
};

/** The records of a page: the items that are objects. */
export const getItems = (operation: OperationShape, body: unknown): Record<string, unknown>[] =>
  pageItems(operation, body).filter(isObject);

/**
 * The records in a successful response: the items of a list (JSON or NDJSON), or the single record. Undefined if the response
 * has none or can't be read.
 */
export const getRecords = (exchange: Exchange, operation: OperationShape): unknown[] | undefined => {
  if (!isSuccess(exchange)) return undefined;
  if (operation.list && exchange.mediaType === mediaTypes.ndjson) return ndjsonRecords(exchange);
  if (exchange.mediaType !== mediaTypes.json) return undefined;
  const body = getJson(exchange);
  if (body === undefined) return undefined;
  return operation.list ? pageItems(operation, body) : [body];
};
