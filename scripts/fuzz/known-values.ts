import type { OperationShape } from '@workspace-api/contract';
import { demoTokens } from '../../mocks/index.ts';

/** The maximum number of remembered values of a kind. New values replace the oldest. */
const maxValues = 60;

/** Values from the sandbox's responses: the ids, names and cursors that exist. */
export type KnownValues = {
  /** Remembers the values in a response. @param collection the name of the collection that the request read or changed */
  learn(operation: OperationShape, collection: string, body: unknown): void;
  /** Returns one of the values under a key, such as `agents/id`; undefined if there are none. */
  find(key: string, choice: number): string | undefined;
  /** Forgets everything after the sandbox was reset. */
  clear(): void;
};

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The records in a body: the body, its members, and the items of its lists. */
const listRecords = (body: unknown): Json[] =>
  [body, ...(isRecord(body) ? Object.values(body) : [])].flat().filter(isRecord).slice(0, maxValues);

/** Tokens that other requests need. They aren't returned, so that they aren't revoked. */
const needed: ReadonlySet<string> = new Set(demoTokens.map(({ id }) => id));

export const createKnownValues = (): KnownValues => {
  const valuesByKey = new Map<string, string[]>();
  const keep = (key: string, value: unknown) => {
    if (typeof value !== 'string' || value.length > 2000 || needed.has(value)) return;
    const values = valuesByKey.get(key) ?? [];
    if (!values.includes(value)) valuesByKey.set(key, [...values, value].slice(-maxValues));
  };
  return {
    learn({ id }, collection, body) {
      for (const [name, value] of listRecords(body).flatMap((record) => Object.entries(record))) {
        if (name === 'id' || name === 'name') keep(`${collection}/${name}`, value);
        else if (name === 'next_cursor') keep(`${id}/cursor`, value);
      }
    },
    find(key, choice) {
      const values = valuesByKey.get(key) ?? [];
      return values[choice % values.length];
    },
    clear: () => valuesByKey.clear(),
  };
};
