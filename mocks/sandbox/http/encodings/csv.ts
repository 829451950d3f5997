import { stringify } from 'csv-stringify/sync';
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

/**
 * Encodes a page as CSV (RFC 4180): a header row, CRLF after every row, an empty cell for null (encodings.csv-*).
 *
 * @param bom whether the output starts with a byte order mark
 */
export const toCsv = (schemaName: string, records: readonly ListRecord[], bom: boolean): string => {
  const columns = listColumns(schemaName, records);
  const rows = records.map((record) => columns.map((column) => cell(record, column)));
  return stringify([columns.map((column) => column.name), ...rows], {
    bom,
    record_delimiter: 'windows',
    // The library quotes only a whole record delimiter; RFC 4180 section 2.6 requires quotes for a single CR or LF.
    quoted_match: /[\r\n]/,
  });
};
