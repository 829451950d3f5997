import type { OperationShape } from '@workspace-api/contract';
import { demoTokens } from '../../mocks/index.ts';
import type { Draw } from './draw.ts';

/** The maximum number of remembered values of a kind. New values replace the oldest. */
const maxValues = 60;

/** Values learned from the sandbox's responses: ids, names, cursors and tokens that exist. */
export type Book = {
  /** Remembers the values in a response to an operation. */
  learn(operation: OperationShape, body: unknown): void;
  /** Returns a known value of a path parameter, or undefined. */
  value(draw: Draw, operation: OperationShape, parameter: string): string | undefined;
  /** Returns a known member of a record in a collection, such as the `name` of `secrets`, or undefined. */
  member(draw: Draw, collection: string, name: string): string | undefined;
  cursor(draw: Draw, operation: OperationShape): string | undefined;
  token(draw: Draw): string | undefined;
  /** Forgets everything after the sandbox was reset. */
  clear(): void;
};

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const splitPath = ({ path }: OperationShape): string[] => path.split('/').filter(Boolean);

/** The last part of a path that isn't a parameter: the name of the collection, if there is one. */
const getCollection = (segments: readonly string[]): string =>
  segments.findLast((segment) => !segment.startsWith('{')) ?? '';

const recordsIn = (body: unknown): Json[] => {
  if (Array.isArray(body)) return body.filter(isRecord);
  if (!isRecord(body)) return [];
  return [body, ...Object.values(body).flatMap((member) => (Array.isArray(member) ? member : [member]))]
    .filter(isRecord)
    .slice(0, maxValues);
};

/** Tokens that other requests need aren't returned, so that they aren't revoked. */
const needed = new Set(demoTokens.map(({ id }) => id));

export const createBook = (): Book => {
  const valuesByKey = new Map<string, string[]>();
  const keep = (key: string, value: unknown) => {
    if (typeof value !== 'string' || value.length > 2000 || needed.has(value)) return;
    const values = valuesByKey.get(key) ?? [];
    if (values.includes(value)) return;
    if (values.length >= maxValues) values.shift();
    valuesByKey.set(key, [...values, value]);
  };
  const pick = (draw: Draw, key: string): string | undefined => {
    const values = valuesByKey.get(key);
    return values && draw.pick(values);
  };
  return {
    learn(operation, body) {
      const collection = getCollection(splitPath(operation));
      if (isRecord(body)) keep(`cursor of ${operation.id}`, body.next_cursor);
      for (const record of recordsIn(body)) {
        for (const [name, value] of Object.entries(record)) {
          if (name === 'id' || name === 'name' || name === 'slug') keep(`${collection}/${name}`, value);
          else if (name.endsWith('_id')) keep(`${name.slice(0, -3)}s/id`, value);
          else if (['secret', 'token', 'refresh_token', 'access_token'].includes(name)) keep('token', value);
        }
      }
    },
    value(draw, operation, parameter) {
      const segments = splitPath(operation);
      const at = segments.indexOf(`{${parameter}}`);
      return pick(draw, `${getCollection(segments.slice(0, at))}/${parameter}`);
    },
    member: (draw, collection, name) => pick(draw, `${collection}/${name}`),
    cursor: (draw, { id }) => pick(draw, `cursor of ${id}`),
    token: (draw) => pick(draw, 'token'),
    clear: () => valuesByKey.clear(),
  };
};

/** The sources from which requests are drawn. */
export type Source = { readonly draw: Draw; readonly book: Book };
