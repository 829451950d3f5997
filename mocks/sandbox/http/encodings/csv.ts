import { type Column, type ListRecord, listColumns, valueIn } from './columns.ts';

const scalar = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const cell = (record: ListRecord, column: Column): string => {
  const value = valueIn(record, column);
  // Semicolons separate the items of an array, without an escape: the service document doesn't define one.
  return Array.isArray(value) ? value.map(scalar).join(';') : scalar(value);
};

/** Quotes a cell if RFC 4180 requires it (section 2, rules 6 and 7). */
const quote = (value: string): string =>
  /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

/**
 * Encodes a page as CSV (RFC 4180): a header row, CRLF after every row, an empty cell for null (encodings.csv-*).
 *
 * @param bom whether the output starts with a byte order mark
 */
export const toCsv = (schemaName: string, records: readonly ListRecord[], bom: boolean): string => {
  const columns = listColumns(schemaName, records);
  const rows = records.map((record) => columns.map((column) => cell(record, column)));
  const lines = [columns.map((column) => column.name), ...rows];
  return (bom ? '\uFEFF' : '') + lines.map((row) => `${row.map(quote).join(',')}\r\n`).join('');
};
