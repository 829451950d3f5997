import type { MemberTypes } from './member-type.ts';

/** One record of a list, with the same values as in JSON. */
export type ListRecord = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is ListRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A column of CSV or TSON: the keys that lead to its values, and the dot path that is its name. */
type Column = { readonly keys: readonly string[]; readonly name: string };

/** The keys of the objects at a place, in the order of their first occurrence, and whether another value is there. */
type Node = { readonly children: Map<string, Node>; holdsValue: boolean };

const createNode = (): Node => ({ children: new Map(), holdsValue: false });

const getChild = ({ children }: Node, key: string): Node => {
  const child = children.get(key) ?? createNode();
  children.set(key, child);
  return child;
};

/** Adds the members that a schema names. */
const addMembers = (node: Node, types: MemberTypes): void => {
  for (const [name, { members = {} }] of Object.entries(types)) addMembers(getChild(node, name), members);
};

const add = (node: Node, value: unknown): void => {
  if (!isObject(value)) {
    node.holdsValue ||= value !== null && value !== undefined;
    return;
  }
  for (const [key, inner] of Object.entries(value)) add(getChild(node, key), inner);
};

/** Escapes a dot within a key as `\.`, so that no two columns have the same name. */
const escapeKey = (key: string): string => key.replace(/[\\.]/g, '\\$&');

const columnsBelow = ({ children }: Node, keys: readonly string[] = []): Column[] =>
  [...children].flatMap(([key, child]) => {
    const path = [...keys, key];
    const below = columnsBelow(child, path);
    if (below.length > 0 && !child.holdsValue) return below;
    return [{ keys: path, name: path.map(escapeKey).join('.') }, ...below];
  });

/** Returns a record's value in a column; null if there is none, or for an object whose keys are columns. */
const valueIn = (record: ListRecord, { keys }: Column): unknown => {
  let value: unknown = record;
  for (const key of keys) {
    if (!isObject(value) || !Object.hasOwn(value, key)) return null;
    value = value[key];
  }
  return isObject(value) ? null : (value ?? null);
};

/**
 * Arranges a page in rows and columns. The columns are the members of the record's schema in their order, so that an empty page has
 * a header. For an object with open properties, they are the keys of the page's records, so pages of one list may have different
 * columns (encodings.csv-dot-paths, encodings.tson-schema-line). The cell of null is empty. Semicolons separate the items of an
 * array.
 *
 * @param members the types of the records' members (`recordTypes`); undefined for the members that the records have
 * @param format formats a value that isn't null, or an item of an array
 */
export const toTable = (
  members: MemberTypes | undefined,
  records: readonly ListRecord[],
  format: (value: unknown) => string,
): { readonly names: readonly string[]; readonly rows: readonly (readonly string[])[] } => {
  const root = createNode();
  addMembers(root, members ?? {});
  for (const record of records) add(root, record);
  const columns = columnsBelow(root);
  const toCell = (value: unknown): string => {
    if (value === null) return '';
    return Array.isArray(value) ? value.map(format).join(';') : format(value);
  };
  return {
    names: columns.map(({ name }) => name),
    rows: records.map((record) => columns.map((column) => toCell(valueIn(record, column)))),
  };
};

/** What follows the records of a page. */
type PageEnd = { readonly next_cursor: string | null; readonly has_more: boolean };

/**
 * Encodes a page as NDJSON: one record per line. The last line contains the page's metadata as `__meta__`, unless it is
 * sent in trailers (encodings.ndjson-*).
 */
export const toNdjson = (records: readonly object[], end?: PageEnd): string =>
  [...records, ...(end ? [{ __meta__: end }] : [])].map((line) => `${JSON.stringify(line)}\n`).join('');

/** Formats a value of CSV. Semicolons in items of an array aren't escaped, since the service document defines no escape. */
export const formatCsvValue = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/**
 * Writes a row of CSV without its line ending. Quotes a cell if RFC 4180 requires it (section 2, rules 6 and 7).
 *
 * @param quoted whether to quote every cell
 */
export const toCsvRow = (cells: readonly string[], quoted = false): string =>
  cells
    .map((value) => (quoted || /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value))
    .join(',');

/**
 * Encodes a page as CSV (RFC 4180): a header row, CRLF after every row, an empty cell for null (encodings.csv-*).
 *
 * @param members as for `toTable`
 * @param bom whether the output starts with a byte order mark
 */
export const toCsv = (
  members: MemberTypes | undefined,
  records: readonly ListRecord[],
  bom: boolean,
): string => {
  const { names, rows } = toTable(members, records, formatCsvValue);
  return (bom ? '\uFEFF' : '') + [names, ...rows].map((row) => `${toCsvRow(row)}\r\n`).join('');
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
 * @param members as for `toTable`
 */
export const toTson = (members: MemberTypes | undefined, records: readonly ListRecord[]): string => {
  const { names, rows } = toTable(members, records, tsonScalar);
  return [`[${names.map(formatPath).join(',')}]`, ...rows.map((row) => row.join(',')), ''].join('\n');
};
