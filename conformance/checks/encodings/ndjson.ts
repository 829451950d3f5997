import { tryParseJson } from '../../target/parse-json.ts';
import { isObject } from '../body.ts';
import type { JsonRecord } from './compare-table.ts';

/** How to continue after a page. */
export type PageEnd = { nextCursor: string | null; hasMore: boolean | null };

const metaKey = '__meta__';

const cursorName = /cursor/i;
const hasMoreName = /has[-_]?more/i;

/** A trailer is a string: `true`, `1`, or `?1` (RFC 9651, section 3.3.6). */
const isTrue = /^(?:true|\??1)$/i;

const named = (members: JsonRecord, name: RegExp): unknown =>
  Object.entries(members).find(([key]) => name.test(key))?.[1];

const parseEnd = (members: JsonRecord): PageEnd => {
  const [cursor, more] = [named(members, cursorName), named(members, hasMoreName)];
  return {
    nextCursor: typeof cursor === 'string' && cursor !== '' ? cursor : null,
    hasMore: typeof more === 'boolean' ? more : null,
  };
};

const trailersEnd = (trailers: Readonly<Record<string, string>>): PageEnd | null => {
  const [end, more] = [parseEnd(trailers), named(trailers, hasMoreName)];
  if (typeof more === 'string') return { ...end, hasMore: isTrue.test(more) };
  return named(trailers, cursorName) === undefined ? null : end;
};

/** Parses an NDJSON body (encodings.ndjson-*). Never throws: `problem` describes the error. */
export const parseNdjson = (ndjson: string, trailers: Readonly<Record<string, string>> = {}) => {
  const lines = ndjson.split('\n').map((line) => line.replace(/\r$/, ''));
  if (lines.at(-1) === '') lines.pop();
  const parsed = lines.map(tryParseJson);
  const bad = parsed.findIndex((value) => !isObject(value));
  const objects = parsed.filter(isObject);
  const last = objects.at(-1);
  const meta = last && isObject(last[metaKey]) ? parseEnd(last[metaKey]) : null;
  const records = meta ? objects.slice(0, -1) : objects;
  const metaIndex = records.findIndex((record) => metaKey in record);
  let problem = metaIndex < 0 ? null : `${metaKey} in line ${metaIndex + 1}, which is not the last`;
  if (bad >= 0)
    problem = `line ${bad + 1} is not a JSON object: ${JSON.stringify(lines[bad]?.slice(0, 100))}`;
  return {
    records,
    /** From the last line under `__meta__`; null if there is none. Its members are matched in the same way as trailers. */
    meta,
    /** From trailers; null if there are none. Their names aren't documented, so they are matched by parts of their names. */
    trailers: trailersEnd(trailers),
    /** The problem with the body. */
    problem,
  };
};
