import { CsvError, parse } from 'csv-parse/sync';
import type { Table } from './compare-table.ts';

/** A CSV body, parsed according to RFC 4180. */
export type ParsedCsv = Table & {
  bom: boolean;
  /** The quoting error, or the rows of different lengths. */
  problem: string | null;
};

const byteOrderMark = '\uFEFF';

const parseRows = (csv: string): { rows: string[][]; problem: string | null } => {
  try {
    // Blank rows count: they are valid in a table with one column.
    const rows = parse(csv, { record_delimiter: ['\r\n', '\n'], relax_column_count: true });
    return { rows, problem: null };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { rows: [], problem: error.message };
  }
};

/** The position of a carriage return that is outside quotes and not part of a line break; -1 if none (RFC 4180, section 2). */
const loneReturn = (csv: string): number => {
  let isQuoted = false;
  for (let at = 0; at < csv.length; at += 1) {
    if (csv[at] === '"') isQuoted = !isQuoted;
    else if (!isQuoted && csv[at] === '\r' && csv[at + 1] !== '\n') return at;
  }
  return -1;
};

const bareReturn = (csv: string): string | null => {
  const at = loneReturn(csv);
  if (at < 0) return null;
  return `an unquoted carriage return in ${JSON.stringify(csv.slice(Math.max(at - 20, 0), at + 20))}`;
};

/** Parses a CSV body with a header row. Never throws: `problem` describes the error. */
export const parseCsv = (csv: string): ParsedCsv => {
  const bom = csv.startsWith(byteOrderMark);
  const { rows, problem } = parseRows(bom ? csv.slice(byteOrderMark.length) : csv);
  const [columns = [], ...records] = rows;
  const unevenIndex = records.findIndex((row) => row.length !== columns.length);
  const uneven = `row ${unevenIndex + 2} has ${records[unevenIndex]?.length} cells, the header has ${columns.length}`;
  return {
    bom,
    columns,
    // The parser drops the quotes, and no check needs them.
    rows: records.map((row) => row.map((value) => ({ value: value, raw: value, quoted: false }))),
    problem: problem ?? (unevenIndex < 0 ? bareReturn(csv) : uneven),
  };
};
