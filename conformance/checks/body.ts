import { mediaTypes, type OperationShape } from '@workspace-api/contract';
import type { Exchange } from '../target/exchange.ts';
import { parseJson, parseJsonLines } from '../target/parse-json.ts';

export const isSuccess = ({ status }: Exchange): boolean => status >= 200 && status <= 299;

type Read<T> = { readonly value: T } | { readonly problem: string };

/**
 * Reads the body of an exchange, and remembers the result until it reads another exchange: many checks of one exchange read it,
 * and none changes it. A case has many exchanges, so their parsed bodies aren't all kept.
 */
const remembered = <T>(read: (text: string) => T): ((exchange: Exchange) => Read<T>) => {
  let last: { exchange: Exchange; result: Read<T> } | null = null;
  return (exchange) => {
    if (last?.exchange !== exchange) last = { exchange, result: attempt(() => read(exchange.text)) };
    return last.result;
  };
};

const attempt = <T>(read: () => T): Read<T> => {
  try {
    return { value: read() };
  } catch (error) {
    return { problem: (error as SyntaxError).message };
  }
};

const readJson = remembered(parseJson);

const readLines = remembered((text) =>
  parseJsonLines(text).filter((record) => member(record, '__meta__') === undefined),
);

/** The body as JSON; undefined if it can't be read as JSON. */
export const getJson = (exchange: Exchange): unknown => {
  const result = readJson(exchange);
  return 'value' in result ? result.value : undefined;
};

/** Why a body can't be read as JSON: `is not JSON`; null if it can. */
export const jsonProblem = (exchange: Exchange): string | null => {
  const result = readJson(exchange);
  return 'problem' in result ? result.problem : null;
};

export const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A member of plain data; undefined unless the data is an object. */
export const member = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

/** The records of an NDJSON body; undefined if a line can't be read as JSON. */
export const ndjsonRecords = (exchange: Exchange): unknown[] | undefined => {
  const result = readLines(exchange);
  return 'value' in result ? result.value : undefined;
};

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
