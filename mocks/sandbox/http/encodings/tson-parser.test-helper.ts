/** A parsed cell: the items of an array, or one value; null for an empty cell. */
type Cell = string | number | boolean | null | readonly (string | number | boolean)[];

const token = /^(?:"(?:[^"\\]|\\.)*"|[^,;"]*)/;

const scalar = (source: string): string | number | boolean => {
  if (source.startsWith('"')) return JSON.parse(source) as string;
  if (source === 'true' || source === 'false') return source === 'true';
  return /^-?\d/.test(source) && Number.isFinite(Number(source)) ? Number(source) : source;
};

/** Splits a line into cells, and each cell into the parts between semicolons. */
const cells = (line: string): string[][] => {
  const rows: string[][] = [[]];
  let rest = line;
  for (;;) {
    const [part = ''] = token.exec(rest) ?? [];
    rows.at(-1)?.push(part);
    const separator = rest[part.length];
    if (separator === undefined) return rows;
    if (separator === ',') rows.push([]);
    else if (separator !== ';') throw new Error(`Expected a separator after ${part}, got ${separator}`);
    rest = rest.slice(part.length + 1);
  }
};

const value = (parts: readonly string[]): Cell => {
  if (parts.length > 1) return parts.map(scalar);
  return parts[0] === '' || parts[0] === undefined ? null : scalar(parts[0]);
};

/** Parses the sandbox's TSON by the grammar in tson.ts, without sharing its code. */
export const parseTson = (tson: string): { paths: Cell[]; records: Cell[][] } => {
  const [first = '', ...lines] = tson.split('\n');
  if (!first.startsWith('[') || !first.endsWith(']'))
    throw new Error(`Expected a bracketed list, got ${first}`);
  if (lines.pop() !== '') throw new Error('Expected a line end after the last record');
  return {
    paths: cells(first.slice(1, -1)).map(value),
    records: lines.map((line) => cells(line).map(value)),
  };
};
