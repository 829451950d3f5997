import { tryParseJson } from '../../target/parse-json.ts';
import { isObject } from '../body.ts';
import type { JsonRecord } from './leaves.ts';

/** How to continue after a page. */
export type PageEnd = { nextCursor: string | null; hasMore: boolean | null };

/** An NDJSON body and its trailers. */
export type ParsedNdjson = {
  records: JsonRecord[];
  /** From the last line under `__meta__`; null if there is none. Its members are matched in the same way as trailers. */
  meta: PageEnd | null;
  /** From trailers; null if there are none. Their names aren't documented, so they are matched by parts of their names. */
  trailers: PageEnd | null;
  /** The problem with the body. */
  problem: string | null;
};

const metaKey = '__meta__';

const cursorName = /cursor/i;
const hasMoreName = /has[-_]?more/i;

/** A trailer is a string: `true`, `1`, or `?1` (RFC 9651, section 3.3.6). */
const isTrue = /^(?:true|\??1)$/i;

const parseEnd = (meta: JsonRecord): PageEnd => {
  const named = (name: RegExp) => Object.entries(meta).find(([key]) => name.test(key))?.[1];
  const [cursor, more] = [named(cursorName), named(hasMoreName)];
  return {
    nextCursor: typeof cursor === 'string' && cursor !== '' ? cursor : null,
    hasMore: typeof more === 'boolean' ? more : null,
  };
};

const trailersEnd = (trailers: Readonly<Record<string, string>>): PageEnd | null => {
  const trailer = (name: RegExp) => Object.entries(trailers).find(([key]) => name.test(key))?.[1];
  const cursor = trailer(cursorName);
  const more = trailer(hasMoreName);
  if (cursor === undefined && more === undefined) return null;
  return { nextCursor: cursor || null, hasMore: more === undefined ? null : isTrue.test(more) };
};

const parseLine = (line: string): JsonRecord | null => {
  const value = tryParseJson(line);
  return isObject(value) ? value : null;
};

/** Parses an NDJSON body (encodings.ndjson-*). Never throws: `problem` describes the error. */
export const parseNdjson = (
  ndjson: string,
  trailers: Readonly<Record<string, string>> = {},
): ParsedNdjson => {
  const lines = ndjson.split('\n').map((line) => line.replace(/\r$/, ''));
  if (lines.at(-1) === '') lines.pop();
  const parsed = lines.map(parseLine);
  const bad = parsed.indexOf(null);
  const objects = parsed.filter((value) => value !== null);
  const last = objects.at(-1);
  const meta = last && isObject(last[metaKey]) ? parseEnd(last[metaKey]) : null;
  const records = meta ? objects.slice(0, -1) : objects;
  const metaIndex = records.findIndex((record) => metaKey in record);
  const problems = [
    ...(bad < 0
      ? []
      : [`line ${bad + 1} is not a JSON object: ${JSON.stringify(lines[bad]?.slice(0, 100))}`]),
    ...(metaIndex < 0 ? [] : [`${metaKey} in line ${metaIndex + 1}, which is not the last`]),
  ];
  return { records, meta, trailers: trailersEnd(trailers), problem: problems[0] ?? null };
};
