import type { RecordFields } from '../record-fields.ts';

/** One record of a list, with the same values as in JSON. */
export type ListRecord = Readonly<Record<string, unknown>>;

/** A column of CSV or TSON: the keys that lead to its values, and the dot path that is its name. */
type Column = { readonly keys: readonly string[]; readonly name: string };

type Node = { readonly children: Map<string, Node>; holdsValue: boolean };

const isObject = (value: unknown): value is ListRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const node = (): Node => ({ children: new Map(), holdsValue: false });

const ensureChild = (parent: Node, key: string): Node => {
  const child = parent.children.get(key) ?? node();
  parent.children.set(key, child);
  return child;
};

const addFields = (target: Node, fields: RecordFields): void => {
  for (const [key, below] of Object.entries(fields)) addFields(ensureChild(target, key), below);
};

const addRecord = (target: Node, record: ListRecord): void => {
  for (const [key, value] of Object.entries(record)) {
    const child = ensureChild(target, key);
    if (isObject(value)) addRecord(child, value);
    else if (value !== null && value !== undefined) child.holdsValue = true;
  }
};

/** Escapes a dot within a key as `\.`, so that no two columns have the same name. */
const escapeKey = (key: string): string => key.replace(/[\\.]/g, '\\$&');

const columnsBelow = (parent: Node, keys: readonly string[]): Column[] =>
  [...parent.children].flatMap(([key, child]) => {
    const path = [...keys, key];
    const below = columnsBelow(child, path);
    if (below.length > 0 && !child.holdsValue) return below;
    return [{ keys: path, name: path.map(escapeKey).join('.') }, ...below];
  });

/**
 * Lists the columns of a page: every field of its records in order, so that an empty page has a header. For an object with open
 * properties, the columns are the keys of the page's records, so pages of one list may have different columns
 * (encodings.csv-dot-paths, encodings.tson-schema-line).
 */
const listColumns = (fields: RecordFields, records: readonly ListRecord[]): Column[] => {
  const root = node();
  addFields(root, fields);
  for (const record of records) addRecord(root, record);
  return columnsBelow(root, []);
};

/** Returns a record's value in a column; null if there is none, or for an object whose keys are columns. */
const valueIn = (record: ListRecord, column: Column): unknown => {
  let value: unknown = record;
  for (const key of column.keys) {
    if (!isObject(value) || !Object.hasOwn(value, key)) return null;
    value = value[key];
  }
  return isObject(value) ? null : (value ?? null);
};

/**
 * The cells of the rows of a page: empty for null, and a semicolon between the items of an array, without an escape, since the
 * service document defines none.
 */
const toRows = (
  columns: readonly Column[],
  records: readonly ListRecord[],
  scalar: (value: unknown) => string,
): string[][] =>
  records.map((record) =>
    columns.map((column) => {
      const value = valueIn(record, column);
      if (value === null) return '';
      return Array.isArray(value) ? value.map(scalar).join(';') : scalar(value);
    }),
  );

const csvScalar = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Quotes a cell if RFC 4180 requires it (section 2, rules 6 and 7). */
const quote = (value: string): string =>
  /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

/**
 * Encodes a page as CSV (RFC 4180): a header row, CRLF after every row, an empty cell for null (encodings.csv-*).
 *
 * @param fields the fields of the records (`recordFields`)
 * @param bom whether the output starts with a byte order mark
 */
export const toCsv = (
  fields: RecordFields | undefined,
  records: readonly ListRecord[],
  bom: boolean,
): string => {
  const columns = listColumns(fields ?? {}, records);
  const lines = [columns.map(({ name }) => name), ...toRows(columns, records, csvScalar)];
  return (bom ? '\uFEFF' : '') + lines.map((row) => `${row.map(quote).join(',')}\r\n`).join('');
};

/**
 * The grammar of TSON, with the choices that the service document leaves open:
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

const formatPath = (name: string): string => (/[[\]]/.test(name) ? JSON.stringify(name) : formatString(name));

const tsonScalar = (value: unknown): string => {
  if (typeof value === 'string') return formatString(value);
  // An object can appear here only as an item of an array, and it is always written as JSON.
  return typeof value === 'object' && value !== null ? JSON.stringify(JSON.stringify(value)) : String(value);
};

/**
 * Encodes a page as TSON: the field paths in the first line, then one line per record (encodings.tson-*).
 *
 * @param fields the fields of the records (`recordFields`)
 */
export const toTson = (fields: RecordFields | undefined, records: readonly ListRecord[]): string => {
  const columns = listColumns(fields ?? {}, records);
  const lines = toRows(columns, records, tsonScalar).map((row) => row.join(','));
  return [`[${columns.map(({ name }) => formatPath(name)).join(',')}]`, ...lines, ''].join('\n');
};
