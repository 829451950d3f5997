import { mediaTypes, type OperationShape } from '@workspace-api/contract';
import type { Exchange } from '../target/exchange.ts';
import { parseJson } from '../target/parse-json.ts';

export const isSuccess = ({ status }: Exchange): boolean => status >= 200 && status <= 299;

/** Reads something of an exchange once: many judges ask for it, and none changes it. */
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

/** The names of the array of a list: the contract's own, and those that it tolerates (`tolerated-items`). */
export const listItemsNames = ({ list }: OperationShape): readonly string[] =>
  list ? [list.items, ...list.toleratedItems] : [];

const findItemsName = (operation: OperationShape, body: unknown): string | undefined =>
  listItemsNames(operation).find((name) => Array.isArray(member(body, name)));

/** The items of a page, under any of the accepted names. */
const pageItems = (operation: OperationShape, body: unknown): unknown[] =>
  (member(body, findItemsName(operation, body) ?? '') ?? []) as unknown[];

/** A page with its records under the contract's own name, which its schema asks for. */
export const underOwnName = (operation: OperationShape, body: unknown): unknown => {
  const name = findItemsName(operation, body);
  if (!operation.list || !isObject(body) || name === undefined || name === operation.list.items) return body;
  return { ...body, [operation.list.items]: body[name] };
};

/** The records of a page: its items that are objects. */
export const getItems = (operation: OperationShape, body: unknown): Record<string, unknown>[] =>
  pageItems(operation, body).filter(isObject);

/**
 * The records that a successful answer shows: a list's items (JSON or NDJSON), or the one record that it is.
 * Undefined if the answer has none, or is unreadable.
 */
export const getRecords = (exchange: Exchange, operation: OperationShape): unknown[] | undefined => {
  if (!isSuccess(exchange)) return undefined;
  if (operation.list && exchange.mediaType === mediaTypes.ndjson) return ndjsonRecords(exchange);
  if (exchange.mediaType !== mediaTypes.json) return undefined;
  const body = getJson(exchange);
  if (body === undefined) return undefined;
  return operation.list ? pageItems(operation, body) : [body];
};
