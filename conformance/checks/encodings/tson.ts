import type { Cell } from './cell.ts';

/** How the cells of a line are written. None of it is documented, so it is learned from the lines. */
type Notation = {
  readonly separator: string;
  /** Whether a space after a separator isn't part of the next cell. */
  readonly isSpaced: boolean;
  readonly quote: '"' | "'";
};

// Whether quotes within quotes are doubled or escaped isn't documented. JSON escapes are tried first.
const unquote = (raw: string, quote: string): string => {
  const inner = raw.slice(1, -1);
  try {
    return JSON.parse(
      quote === '"' ? raw : `"${inner.replaceAll("\\'", "'").replaceAll('"', '\\"')}"`,
    ) as string;
  } catch {
    return inner.replaceAll(quote + quote, quote);
  }
};

/** A quoted string, up to the end of the line if it isn't closed. */
const quotedString = { '"': /"(?:[^"\\]|\\.?|"")*"?/y, "'": /'(?:[^'\\]|\\.?|'')*'?/y };

const findQuotedEnd = (line: string, from: number, quote: Notation['quote']): number => {
  const pattern = quotedString[quote];
  pattern.lastIndex = from;
  pattern.exec(line);
  return pattern.lastIndex;
};

const parseCell = (raw: string, quote: Notation['quote']): Cell => {
  const isQuoted = raw.startsWith(quote) && findQuotedEnd(raw, 0, quote) === raw.length && raw.length > 1;
  return { value: isQuoted ? unquote(raw, quote) : raw, raw, quoted: isQuoted };
};

/** The end of the list or object that begins here. If it isn't closed, it is plain text. */
const findNestedEnd = (line: string, from: number): number => {
  let depth = 0;
  for (const { 0: part, index } of line.slice(from).matchAll(/"(?:[^"\\]|\\.?|"")*"?|[[\]{}]/g)) {
    if ('[{'.includes(part)) depth += 1;
    else if (']}'.includes(part)) depth -= 1;
    if (depth === 0) return from + index + 1;
  }
  return from + 1;
};

const parseCells = (line: string, { separator, isSpaced, quote }: Notation): Cell[] => {
  const cells: Cell[] = [];
  const push = (raw: string) =>
    cells.push(parseCell(isSpaced && cells.length > 0 && raw.startsWith(' ') ? raw.slice(1) : raw, quote));
  let start = 0;
  let at = 0;
  while (at < line.length) {
    const isStart = line.slice(start, at).trim() === '';
    // Within a word, an apostrophe isn't a quote.
    const isQuote = line[at] === quote && (isStart || /[;,[]/.test(line[at - 1] ?? ''));
    if (line[at] === '"' || isQuote) at = findQuotedEnd(line, at, isQuote ? quote : '"');
    // The notation of arrays isn't documented: brackets may contain separators.
    else if (isStart && '[{'.includes(line[at] as string)) at = findNestedEnd(line, at);
    else if (line.startsWith(separator, at)) {
      push(line.slice(start, at));
      at += separator.length;
      start = at;
    } else at += 1;
  }
  push(line.slice(start));
  return cells;
};

/** The separator between the paths in the first line, with the space after it. */
const learnFromPaths = (paths: string): Notation => {
  const [, separator = ',', space = ''] =
    /^(?:"(?:[^"\\]|\\.)*"|[^\s,;|:"]+)([,;|]|\s)( ?)/.exec(paths) ?? [];
  return { separator, isSpaced: space !== '', quote: '"' };
};

const separators = [',', ';', '|', '\t'] as const;

/** The notation of lines with a separator. */
const learnFromLines = (lines: readonly string[], separator: string, ofPaths: Notation): Notation => {
  const parse = (quote: Notation['quote'], isSpaced: boolean): Cell[][] =>
    lines.map((line) => parseCells(line, { separator, isSpaced, quote }));
  // Strings are quoted by apostrophes if some cell is, and none by quotation marks.
  const cells = parse("'", true).flat();
  const isByApostrophes = cells.some(({ quoted }) => quoted) && !cells.some(({ raw }) => raw.startsWith('"'));
  const quote = isByApostrophes ? "'" : '"';
  const later = parse(quote, false).flatMap(([, ...rest]) => rest);
  const isSpaced = later.length > 0 && later.every(({ raw }) => raw.startsWith(' '));
  return { separator, isSpaced: isSpaced || ofPaths.isSpaced, quote };
};

/**
 * The notation of the records: with the separator of the first line if every record then has a field for each path, otherwise
 * with another one for which this is so. If there is none, a record is wrong, and the first line counts.
 */
const learnFromRecords = (lines: readonly string[], fields: number, ofPaths: Notation): Notation => {
  for (const separator of [ofPaths.separator, ...separators]) {
    const notation = learnFromLines(lines, separator, ofPaths);
    if (lines.every((line) => parseCells(line, notation).length === fields)) return notation;
  }
  return learnFromLines(lines, ofPaths.separator, ofPaths);
};

const isPath = (name: string): boolean => name.length > 0 && !/[\s,;|:]/.test(name);

/**
 * Parses a TSON body (encodings.tson-*): the bracketed line of field paths, then one line for each record. Never throws: `problem`
 * describes the error.
 */
export const parseTson = (tson: string) => {
  const lines = tson.split('\n').map((line) => line.replace(/\r$/, ''));
  if (lines.at(-1) === '') lines.pop();
  const [first = '', ...others] = lines;
  const schemaLine = first.startsWith('[') && first.endsWith(']');
  const notBracketed = `the first line is not a bracketed list: ${JSON.stringify(first.slice(0, 100))}`;
  const [paths, rest] = schemaLine ? [first.slice(1, -1), others] : ['', []];
  const ofPaths = learnFromPaths(paths);
  const columns = paths === '' ? [] : parseCells(paths, ofPaths).map(({ value: path }) => path.trim());
  const notation = learnFromRecords(rest, columns.length, ofPaths);
  const rows = rest.map((line) => parseCells(line, notation));
  // A record that lacks a field still has others. Text in one cell may contain a separator.
  const isSingle = ({ length }: readonly Cell[]) => length === 1 && columns.length > 1;
  const isOneCell = columns.length > 2 ? rows.some(isSingle) : rows.length > 0 && rows.every(isSingle);
  const isSeparated = !isOneCell && (columns.length !== 1 || columns.every(isPath));
  const unevenIndex = rows.findIndex((row) => row.length !== columns.length);
  const uneven = `line ${unevenIndex + 2} has ${rows[unevenIndex]?.length} fields, the first line names ${columns.length}`;
  return {
    /** Whether the first line is a bracketed list of paths. */
    schemaLine,
    /** Whether the lines show how paths and fields are separated. Otherwise `columns` and `rows` say nothing. */
    isSeparated,
    columns,
    rows,
    problem: schemaLine ? (unevenIndex < 0 ? null : uneven) : notBracketed,
  };
};

/** A string that needs no quotes under any quoting rules. */
export const isPlainWord = (value: string): boolean =>
  /^[A-Za-z][A-Za-z0-9_]*$/.test(value) && !/^(true|false|null|nan|inf|infinity|yes|no)$/i.test(value);
