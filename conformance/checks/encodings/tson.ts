import type { Cell } from './cell.ts';
import type { Table } from './compare-table.ts';

/** A TSON body: the bracketed line of field paths, then one line for each record. */
export type ParsedTson = Table & {
  /** Whether the first line is a bracketed list of paths. */
  schemaLine: boolean;
  /** The problem with the body. */
  problem: string | null;
};

// Whether quotes within quotes are doubled or escaped isn't documented. JSON escapes are tried first.
const unquote = (raw: string): string => {
  try {
    return JSON.parse(raw) as string;
  } catch {
    return raw.slice(1, -1).replaceAll('""', '"');
  }
};

const findQuotedEnd = (line: string, from: number): number => {
  for (let at = from + 1; at < line.length; at += 1) {
    if (line[at] === '\\') at += 1;
    else if (line[at] === '"' && line[at + 1] === '"') at += 1;
    else if (line[at] === '"') return at + 1;
  }
  return line.length;
};

const parseCell = (raw: string): Cell => {
  const isQuoted = raw.startsWith('"') && findQuotedEnd(raw, 0) === raw.length && raw.length > 1;
  return isQuoted ? { value: unquote(raw), raw, quoted: true } : { value: raw, raw, quoted: false };
};

/** The end of the list or object that begins here. If it isn't closed, it is plain text. */
const findNestedEnd = (line: string, from: number): number => {
  let depth = 0;
  let at = from;
  while (at < line.length) {
    const character = line[at] as string;
    if (character === '"') {
      at = findQuotedEnd(line, at);
      continue;
    }
    if ('[{'.includes(character)) depth += 1;
    if (']}'.includes(character)) depth -= 1;
    at += 1;
    if (depth === 0) return at;
  }
  return from + 1;
};

/** The separator between two cells, and whether it is followed by a space that isn't part of the next cell. */
type Separator = { readonly symbol: string; readonly spaced: boolean };

const parseCells = (line: string, { symbol: separator, spaced }: Separator): Cell[] => {
  const cells: Cell[] = [];
  const push = (raw: string) =>
    cells.push(parseCell(spaced && cells.length > 0 && raw.startsWith(' ') ? raw.slice(1) : raw));
  let start = 0;
  let at = 0;
  while (at < line.length) {
    if (line[at] === '"') at = findQuotedEnd(line, at);
    // The notation of arrays isn't documented: brackets may contain separators.
    else if (line.slice(start, at).trim() === '' && '[{'.includes(line[at] as string))
      at = findNestedEnd(line, at);
    else if (line.startsWith(separator, at)) {
      push(line.slice(start, at));
      at += separator.length;
      start = at;
    } else at += 1;
  }
  push(line.slice(start));
  return cells;
};

/** The separator between the paths in the first line, with the space after it. It isn't documented, so any is accepted. */
const parseSeparator = (schema: string): Separator => {
  const [, symbol = ',', space = ''] = /^(?:"(?:[^"\\]|\\.)*"|[^\s,;|"]+)([,;|]|\s)( ?)/.exec(schema) ?? [];
  return { symbol, spaced: space !== '' };
};

/** Parses a TSON body (encodings.tson-*). Never throws: `problem` describes the error. */
export const parseTson = (tson: string): ParsedTson => {
  const lines = tson.split('\n').map((line) => line.replace(/\r$/, ''));
  if (lines.at(-1) === '') lines.pop();
  const [first = '', ...rest] = lines;
  const schemaLine = first.startsWith('[') && first.endsWith(']');
  if (!schemaLine) {
    const problem = `the first line is not a bracketed list: ${JSON.stringify(first.slice(0, 100))}`;
    return { schemaLine, columns: [], rows: [], problem };
  }
  const paths = first.slice(1, -1);
  const separator = parseSeparator(paths);
  const columns = paths === '' ? [] : parseCells(paths, separator).map(({ value: path }) => path.trim());
  const rows = rest.map((line) => parseCells(line, separator));
  const unevenIndex = rows.findIndex((row) => row.length !== columns.length);
  const uneven = `line ${unevenIndex + 2} has ${rows[unevenIndex]?.length} fields, the first line names ${columns.length}`;
  return { schemaLine, columns, rows, problem: unevenIndex < 0 ? null : uneven };
};

/** A string that needs no quotes under any quoting rules. */
export const isPlainWord = (value: string): boolean =>
  /^[A-Za-z][A-Za-z0-9_]*$/.test(value) && !/^(true|false|null|nan|inf|infinity|yes|no)$/i.test(value);
