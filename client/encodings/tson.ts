import { excerpt } from '../hooks/redact.ts';
import { type AnyRecord, type Columns, DecodeError, type Encoding } from './encoding.ts';
import { parseTable, type TableFormat, tableEncoding } from './table.ts';

const partPattern = /( ?"(?:[^"\\]|\\.|"")*"(?=[,;]|$)|[^,;]*)([,;]|$)/gy;

/**
 * The cells of a line, each as its semicolon-separated items as written: bare or quoted.
 *
 * @param isSpaced whether a space follows each comma; it isn't part of the next cell
 */
const parseCells = (line: string, isSpaced: boolean): string[][] => {
  const cells: string[][] = [[]];
  for (const [, part = '', separator] of line.matchAll(partPattern)) {
    cells.at(-1)?.push(isSpaced ? part.replace(/^ /, '') : part);
    if (!separator) break;
    if (separator === ',') cells.push([]);
  }
  return cells;
};

const splitItems = (cell: string): string[] => parseCells(cell, false)[0] ?? [];

const isQuoted = (part: string): boolean => part.length > 1 && part.startsWith('"') && part.endsWith('"');

/** The value of a quoted cell, which is a JSON string. Quotes inside it may also be doubled, as in CSV. */
const unquote = (part: string): string => {
  try {
    return JSON.parse(part);
  } catch {
    return part.slice(1, -1).replaceAll('""', '"');
  }
};

const toText = (part: string): string => (isQuoted(part) ? unquote(part) : part);

/** Where no type is declared, a bare number or `true` has that type. A string that looks like one is quoted. */
const openValue = (part: string): unknown => {
  if (isQuoted(part)) return unquote(part);
  return /^(?:true|false|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/.test(part) ? JSON.parse(part) : part;
};

/** The lines of a page as cells. The first line has the paths. */
const splitLines = (body: string): string[][] => {
  const [schema = '', ...lines] = body.replace(/\r?\n$/, '').split(/\r?\n/);
  const paths = /^\[(.*)\]$/s.exec(schema)?.[1];
  if (paths === undefined) {
    throw new DecodeError(1, `Expected a bracketed list of field paths, got ${excerpt(schema) || 'nothing'}`);
  }
  const isSpaced = /^(?:"(?:[^"\\]|\\.)*"|[^,]*), /.test(paths);
  return [paths, ...lines].map((line) => parseCells(line, isSpaced).map((items) => items.join(';')));
};

/** How TSON is written. */
export const tsonFormat: TableFormat = {
  split: splitLines,
  isEmpty: (cell) => cell === '',
  read: (cell) => (splitItems(cell).length === 1 ? toText(cell) : cell),
  items: (cell) => splitItems(cell).map(toText),
  open: (cell) => {
    const items = splitItems(cell).map(openValue);
    return items.length === 1 ? items[0] : items;
  },
  formatHeader: (cells) => `[${cells.join(',')}]\n`,
  formatRow: (cells) => `${cells.join(',')}\n`,
};

/**
 * Parses a page of TSON: a bracketed list of field paths, then one line per record. Paths become objects. Quoted values are
 * strings. Where the contract leaves a member open, a bare number, `true` or `false` has that type.
 *
 * Service document: Output encodings (list endpoints). It doesn't specify the separators: this reads commas between cells and
 * semicolons between the items of a list, with or without a space after each.
 *
 * @param columns the types of the columns that aren't plain strings
 * @throws DecodeError if the input isn't valid TSON, or a line doesn't have as many cells as the first
 * @example
 * parseTson('[id,data.size]\nsub_1,42\n'); // [{ id: 'sub_1', data: { size: 42 } }]
 */
export const parseTson = (body: string, columns?: Columns): AnyRecord[] =>
  parseTable(tsonFormat, body, columns);

/** TSON, decoded one page at a time. Its records have the types of the contract. */
export const tson: Encoding = /* @__PURE__ */ tableEncoding('tson', tsonFormat);
