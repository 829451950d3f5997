import { sameRecord } from '../same-value.ts';

/** One cell of a CSV row or a TSON line. */
export type Cell = {
  /** The value without quotes and escapes. */
  readonly value: string;
  /** The cell as it appears in the body; the same as the value if the parser doesn't expose it. */
  readonly raw: string;
  readonly quoted: boolean;
};

const formatScalar = (value: unknown): string => (value === null ? '' : String(value));

const nulls = /^(|null|none|nil|n\/a|\\N|~|-)$/i;
const booleans = { true: /^(true|t|yes|1)$/i, false: /^(false|f|no|0)$/i };

/** Whether a cell shows a scalar. The notation of null and booleans isn't documented. */
const matchesScalar = (value: unknown, cell: string): boolean => {
  if (value === null || value === undefined) return nulls.test(cell);
  if (typeof value === 'number') return cell.trim() !== '' && Number(cell) === value;
  if (typeof value === 'boolean') return booleans[`${value}`].test(cell);
  return sameRecord(cell, String(value));
};

/** How the cells of an encoding show arrays. */
export type ArrayNotation = (items: readonly unknown[], cell: Cell) => boolean;

const isNested = (item: unknown): boolean => typeof item === 'object' && item !== null;

/**
 * Items separated by semicolons (encodings.csv-arrays), with or without spaces after them. The notation of nested items, and of
 * items that contain semicolons, isn't documented.
 */
export const semicolons: ArrayNotation = (items, { value }) => {
  if (items.some((item) => isNested(item) || formatScalar(item).includes(';'))) return true;
  if (items.length === 0) return value === '' || nulls.test(value);
  return [';', '; '].some((separator) => {
    const parts = value.split(separator);
    return parts.length === items.length && items.every((item, at) => matchesScalar(item, parts[at] ?? ''));
  });
};

const numbers = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;

/** The ways to write a string: plain, or with quotes in it escaped or doubled. */
const waysToWrite = (text: string): readonly string[] => {
  const escaped = JSON.stringify(text).slice(1, -1);
  const doubled = ['"', "'"].map((quote) => text.replaceAll(quote, quote + quote));
  return [text, escaped, escaped.replaceAll('\\"', '"').replaceAll("'", "\\'"), ...doubled];
};

/** Where an item begins in a cell; infinite if it isn't there. A number may have any notation. */
const findItem = (item: unknown, raw: string, from: number): number => {
  if (typeof item === 'number') {
    const isItem = ({ 0: text, index }: RegExpExecArray) => index >= from && Number(text) === item;
    return [...raw.matchAll(numbers)].find(isItem)?.index ?? Number.POSITIVE_INFINITY;
  }
  const places = waysToWrite(formatScalar(item)).map((text) => raw.indexOf(text, from));
  return Math.min(...places.filter((index) => index >= 0), Number.POSITIVE_INFINITY);
};

/** Any notation that keeps the items in order: the TSON notation isn't documented. */
export const anyNotation: ArrayNotation = (items, { raw }) => {
  if (items.some(isNested)) return true;
  let from = 0;
  return items.every((item) => {
    const at = findItem(item, raw, from);
    from = at;
    return Number.isFinite(at);
  });
};

/** Whether a cell shows a value of a record. */
export const matchesCell = (value: unknown, cell: Cell, arrays: ArrayNotation): boolean =>
  Array.isArray(value) ? arrays(value, cell) : matchesScalar(value, cell.value);
