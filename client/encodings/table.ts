import { type mediaTypes, nextCursorHeader } from '@workspace-api/contract';
import { excerpt } from '../hooks/redact.ts';
import {
  type AnyRecord,
  type Columns,
  createEncoding,
  DecodeError,
  type Encoding,
  type PageEnd,
} from './encoding.ts';

/** How an encoding writes a table. A cell is as it is written: with its quotes, if it has any. */
export type TableFormat = {
  /**
   * The rows of a page, first the one with the names of the columns.
   *
   * @throws DecodeError if the page isn't valid
   */
  split(body: string): string[][];
  isEmpty(cell: string): boolean;
  read(cell: string): string;
  /** The items of a list. */
  items(cell: string): string[];
  /** Parses a value in a column that the contract doesn't declare, such as a form field that a visitor filled in. */
  open(cell: string): unknown;
  formatHeader(cells: readonly string[]): string;
  formatRow(cells: readonly string[]): string;
};

/** The end of a page in CSV or TSON: its next cursor is a header. */
export const getTableEnd = ({ headers }: Response): PageEnd => ({
  nextCursor: headers.get(nextCursorHeader) || undefined,
  hasMore: undefined,
});

/** Defines an encoding whose pages are tables, decoded one page at a time. */
export const tableEncoding = (name: keyof typeof mediaTypes, format: TableFormat): Encoding =>
  createEncoding(name, async function* (response, columns) {
    yield* parseTable(format, await response.text(), columns);
    return getTableEnd(response);
  });

/** Marks the start of a page for spreadsheets (U+FEFF). */
export const byteOrderMark = '\uFEFF';

/**
 * Splits a page into its cells, without a byte order mark.
 *
 * @throws DecodeError if the page isn't valid, or a row doesn't have a cell for each column
 */
export const splitTable = ({ split }: TableFormat, body: string) => {
  const [names = [], ...rows] = split(body.startsWith(byteOrderMark) ? body.slice(1) : body);
  for (const [at, { length }] of rows.entries())
    if (length !== names.length)
      throw new DecodeError(at + 2, `Expected ${names.length} cells as in the first line, got ${length}`);
  return { names, rows };
};

/** A dot within a key is written as `\.`. */
const parseKeys = (name: string): string[] =>
  (name.match(/(?:\\.|[^.\\])+/g) ?? [name]).map((key) => key.replace(/\\(.)/g, '$1'));

/** Sets an own property of any name, including `__proto__`. */
const set = (target: AnyRecord, key: string, value: unknown): void => {
  Object.defineProperty(target, key, { value, enumerable: true, writable: true, configurable: true });
};

const objectAt = (target: AnyRecord, key: string): AnyRecord => {
  const there = Object.getOwnPropertyDescriptor(target, key)?.value;
  if (typeof there === 'object' && there !== null) return there;
  const child = {};
  set(target, key, child);
  return child;
};

const isOpen = (kind: Columns[string] | undefined): boolean =>
  typeof kind === 'object' && kind !== null && !Array.isArray(kind);

/**
 * Parses a page, and converts its rows to records by the names of the columns.
 *
 * An empty cell has no value. Optional members and members of open objects are omitted, a list is empty, a required string is
 * empty, and everything else is null. The service document defines no notation for null.
 *
 * @throws DecodeError if a row has a different number of cells, or a cell isn't valid for its column
 */
export const parseTable = (format: TableFormat, body: string, columns: Columns = {}): AnyRecord[] => {
  const { names, rows } = splitTable(format, body);
  const members = names.map(format.read).map((name) => {
    const isOptional = `${name}?` in columns;
    const declared = isOptional ? columns[`${name}?`] : columns[name];
    // Only columns that aren't plain strings are declared. The key of an undeclared nested column comes from a record.
    const kind = declared === undefined ? (parseKeys(name).length > 1 ? {} : '') : declared;
    return { name, keys: parseKeys(name), kind, isOptional };
  });
  const always = Object.keys(columns).filter((name) => isOpen(columns[name]) && !/[.?]/.test(name));

  const parseCell = ({ name, kind, isOptional }: (typeof members)[number], cell: string, line: number) => {
    const isEmpty = format.isEmpty(cell);
    if (isEmpty && (isOptional || isOpen(kind))) return undefined;
    if (Array.isArray(kind)) return isEmpty ? [] : format.items(cell);
    if (kind === '') return format.read(cell);
    if (isEmpty) return null;
    if (isOpen(kind)) return format.open(cell);
    const content = format.read(cell);
    const value =
      kind === 0 ? Number(content) : kind === true ? { true: true, false: false }[content] : content;
    if (value === undefined || Number.isNaN(value)) {
      throw new DecodeError(
        line,
        `Expected a ${typeof kind} in the column ${excerpt(name)}, got ${excerpt(content)}`,
      );
    }
    return value;
  };

  return rows.map((cells, row) => {
    const record: AnyRecord = {};
    for (const name of always) set(record, name, {});
    for (const [at, member] of members.entries()) {
      const value = parseCell(member, cells[at] as string, row + 2);
      if (value === undefined) continue;
      const [last = '', ...above] = member.keys.toReversed();
      set(above.reduceRight(objectAt, record), last, value);
    }
    return record;
  });
};
