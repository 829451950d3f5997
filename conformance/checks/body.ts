import { mediaTypes, type OperationShape } from '@workspace-api/contract';
import { type Exchange, rememberLast } from '../target/exchange.ts';
import { parseJson, parseJsonLines } from '../target/parse-json.ts';

export const isSuccess = ({ status }: Exchange): boolean => status >= 200 && status <= 299;

/** Reads the body of an exchange. The problem is null if it can be read. */
const readBody = <T>(read: (text: string) => T) =>
  rememberLast(({ text }: Exchange): { value: T | undefined; problem: string | null } => {
    try {
      return { value: read(text), problem: null };
    } catch (error) {
      return { value: undefined, problem: (error as SyntaxError).message };
    }
  });

const readJson = readBody(parseJson);

const readLines = readBody((text) =>
  parseJsonLines(text).filter((record) => member(record, '__meta__') === undefined),
);

/** The body as JSON; undefined if it can't be read as JSON. */
export const getJson = (exchange: Exchange): unknown => readJson(exchange).value;

/** Why a body can't be read as JSON: `is not JSON`; null if it can. */
export const jsonProblem = (exchange: Exchange): string | null => readJson(exchange).problem;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A member of plain data; undefined unless the data is an object. */
export const member = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

/** The records of an NDJSON body; undefined if a line can't be read as JSON. */
export const ndjsonRecords = (exchange: Exchange): unknown[] | undefined => readLines(exchange).value;

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

/** The records of a list in JSON or NDJSON; undefined if the response isn't a success or can't be read. */
export const getRecords = (exchange: Exchange, operation: OperationShape): unknown[] | undefined => {
  if (!isSuccess(exchange)) return undefined;
  if (exchange.mediaType === mediaTypes.ndjson) return ndjsonRecords(exchange);
  const body = exchange.mediaType === mediaTypes.json ? getJson(exchange) : undefined;
  return body === undefined ? undefined : pageItems(operation, body);
};
