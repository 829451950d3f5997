import { splitCsv, unquoteCsv } from '@workspace-api/contract';
import { excerpt } from '../hooks/redact.ts';
import { type AnyRecord, type Columns, DecodeError, type Encoding } from './encoding.ts';
import { parseTable, type TableFormat, tableEncoding } from './table.ts';

/** The rows of a page, each as its cells as written. */
const splitRows = (body: string): string[][] => {
  const { rows, rest } = splitCsv(body);
  if (rest !== null) {
    const excerpted = excerpt(rest.slice(0, 80));
    throw new DecodeError(rows.length + 1, `Expected a cell quoted as in RFC 4180, got ${excerpted}`);
  }
  if (rows.length === 0) throw new DecodeError(1, 'Expected a header row, got nothing');
  return rows;
};

/** The items, without the optional space after each semicolon. */
const parseItems = (cell: string): string[] => {
  const [first = '', ...others] = unquoteCsv(cell).split(';');
  const isSpaced = others.every((item) => item.startsWith(' '));
  return [first, ...others.map((item) => (isSpaced ? item.slice(1) : item))];
};

const formatRow = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

const createFormat = (writeRow: TableFormat['formatRow']): TableFormat => ({
  split: splitRows,
  isEmpty: (cell) => unquoteCsv(cell) === '',
  read: unquoteCsv,
  items: parseItems,
  open: unquoteCsv,
  formatHeader: writeRow,
  formatRow: writeRow,
});

/** How CSV is written (RFC 4180). */
export const csvFormat: TableFormat = /* @__PURE__ */ createFormat(formatRow);

/**
 * Parses a page of CSV: a header row, then one row per record, with or without a byte order mark. Dot paths become objects.
 * Semicolon-separated cells become lists where `columns` declares one. All other values are strings, because CSV has no types.
 *
 * Service document: Output encodings (list endpoints); RFC 4180.
 *
 * @param columns the types of the columns that aren't plain strings
 * @throws DecodeError if the input isn't valid CSV, or the rows differ in their number of cells
 * @example
 * parseCsv('id,fields\r\nfrm_1,name;email\r\n', { fields: [] }); // [{ id: 'frm_1', fields: ['name', 'email'] }]
 */
export const parseCsv = (body: string, columns?: Columns): AnyRecord[] =>
  parseTable(csvFormat, body, columns);

/**
 * CSV, decoded one page at a time. Records have the types of the contract, except for members of open objects, which are
 * strings.
 */
export const csv: Encoding = /* @__PURE__ */ tableEncoding('csv', csvFormat);

/**
 * Matches what a spreadsheet runs as a formula, or might run after it has removed the first character (OWASP, CSV Injection; ASVS
 * 5.0, 1.2.10). A negative number isn't a formula.
 */
const formula = /^(?!-\d+(?:\.\d+)?(?:e[+-]?\d+)?$)[=+\-@\t\r\n\0＝＋－＠]/i;

/** Puts an apostrophe in front of a formula in a cell as written, so that a spreadsheet shows it as a string. */
const escapeFormula = (cell: string): string =>
  formula.test(unquoteCsv(cell)) ? cell.replace(/^"?/, "$&'") : cell;

/** How CSV is written for a spreadsheet. */
export const escapedCsvFormat: TableFormat = /* @__PURE__ */ createFormat((cells) =>
  formatRow(cells.map(escapeFormula)),
);
