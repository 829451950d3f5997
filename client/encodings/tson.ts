import { mediaTypes, nextCursorHeader } from '@workspace-api/contract';
import { DecodeError } from './decode-error.ts';
import type { AnyRecord, Columns, Encoding } from './encoding.ts';
import { type CellReader, rowReader } from './table.ts';

/** The texts that semicolons separate in a cell, each as it is written: bare, or quoted. */
type Cell = readonly string[];

const partPattern = /( ?"(?:[^"\\]|\\.|"")*"(?=[,;]|$)|[^,;]*)([,;]|$)/y;

/** @param isSpaced whether a space follows each comma, which is no part of the next cell */
const parseCells = (line: string, isSpaced: boolean): Cell[] => {
  const cells: string[][] = [[]];
  let separator: string | undefined;
  partPattern.lastIndex = 0;
  do {
    const [, part = '', after] = partPattern.exec(line) ?? [];
    cells.at(-1)?.push(isSpaced ? part.replace(/^ /, '') : part);
    if (after === ',') cells.push([]);
    separator = after;
  } while (separator);
  return cells;
};

const isQuoted = (part: string): boolean => part.length > 1 && part.startsWith('"') && part.endsWith('"');

/** The text in quotes: a JSON string. Quotes within may also be doubled, as in CSV. */
const unquote = (part: string): string => {
  try {
    return JSON.parse(part);
  } catch {
    return part.slice(1, -1).replaceAll('""', '"');
  }
};

const toText = (part: string): string => (isQuoted(part) ? unquote(part) : part);

/** A bare number or `true` is one where no type is declared: a text that looks like it is quoted. */
const openValue = (part: string): unknown => {
  if (isQuoted(part)) return unquote(part);
  return /^(?:true|false|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/.test(part) ? JSON.parse(part) : part;
};

const reader: CellReader<Cell> = {
  isEmpty: (cell) => cell.join(';') === '',
  read: (cell) => (cell.length === 1 ? toText(cell[0] as string) : cell.join(';')),
  items: (cell) => cell.map(toText),
  open: (cell) => (cell.length === 1 ? openValue(cell[0] as string) : cell.map(openValue)),
};

/**
 * Reads a page of TSON: a bracketed list of field paths, then a line each record. Paths become objects. What stands in
 * quotes is a text; a bare number, `true` or `false` is one where the contract leaves the member open.
 *
 * Service document: Output encodings (list endpoints). It leaves the separators open: commas between cells, and
 * semicolons between the items of a list, with or without a space after each.
 *
 * @param columns what the columns hold that are no plain texts
 * @throws DecodeError if the text is no TSON, or a line has not as many cells as the first
 * @example
 * parseTson('[id,data.size]\nsub_1,42\n'); // [{ id: 'sub_1', data: { size: 42 } }]
 */
export const parseTson = (body: string, columns: Columns = {}): AnyRecord[] => {
  const [schema = '', ...lines] = body.replace(/\r?\n$/, '').split(/\r?\n/);
  const paths = /^\[(.*)\]$/.exec(schema)?.[1];
  if (paths === undefined) {
    throw new DecodeError(
      1,
      `Expected a bracketed list of field paths, got ${schema.slice(0, 80) || 'nothing'}`,
    );
  }
  const isSpaced = /^(?:"(?:[^"\\]|\\.)*"|[^,]*), /.test(paths);
  const names = parseCells(paths, isSpaced).map(reader.read);
  const toRecord = rowReader(names, columns, reader);
  return lines.map((line, at) => toRecord(parseCells(line, isSpaced), at + 2));
};

/** TSON, a page at a time. Its records have the types of the contract. */
export const tson: Encoding = {
  mediaType: mediaTypes.tson,
  async *read(response, columns) {
    yield* parseTson(await response.text(), columns);
    return { nextCursor: response.headers.get(nextCursorHeader) ?? undefined, hasMore: undefined };
  },
};
