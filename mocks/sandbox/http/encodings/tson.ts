import { type Column, type ListRecord, listColumns, valueIn } from './columns.ts';

/**
 * The grammar, with the choices that the service document leaves open:
 *
 *     page    = schema *record              ; every line ends in LF
 *     schema  = "[" path *("," path) "]" LF ; a path is written like a string
 *     record  = cell *("," cell) LF         ; one cell per path
 *     cell    = "" / scalar / array         ; empty for null, an absent value or an empty array
 *     array   = scalar *(";" scalar)
 *     scalar  = number / "true" / "false" / bare / quoted
 *     quoted  = a JSON string (RFC 8259 section 7), with its escapes
 *     bare    = any other string, without escapes: a backslash is a backslash
 *
 * A string is quoted where it would be ambiguous: it is empty, a number or a JSON literal, contains a separator, a quote
 * or a control character, or starts or ends with white space.
 */
const ambiguous =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters would break a line
  /^$|^(?:true|false|null)$|^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$|[,;"\u0000-\u001f\u007f]|^\s|\s$/;

const formatString = (value: string): string => (ambiguous.test(value) ? JSON.stringify(value) : value);

const path = (name: string): string => (/[[\]]/.test(name) ? JSON.stringify(name) : formatString(name));

const scalar = (value: unknown): string => {
  if (typeof value === 'string') return formatString(value);
  // An object can appear here only as an item of an array, and it is always written as JSON.
  return typeof value === 'object' && value !== null ? JSON.stringify(JSON.stringify(value)) : String(value);
};

const cell = (record: ListRecord, column: Column): string => {
  const value = valueIn(record, column);
  if (value === null) return '';
  return Array.isArray(value) ? value.map(scalar).join(';') : scalar(value);
};

/** Encodes a page as TSON: the field paths in the first line, then one line per record (encodings.tson-*). */
export const toTson = (schemaName: string, records: readonly ListRecord[]): string => {
  const columns = listColumns(schemaName, records);
  const lines = records.map((record) => columns.map((column) => cell(record, column)).join(','));
  return [`[${columns.map((column) => path(column.name)).join(',')}]`, ...lines, ''].join('\n');
};
