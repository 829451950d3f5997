import { CsvError, parse } from 'csv-parse/sync';

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

/** A carriage return that is outside quotes and not part of a line break; null if there is none (RFC 4180, section 2). */
const findBareReturn = (csv: string): string | null => {
  let isQuoted = false;
  for (const { 0: match, index: at } of csv.matchAll(/"|\r(?!\n)/g)) {
    if (match === '"') isQuoted = !isQuoted;
    else if (!isQuoted)
      return `an unquoted carriage return in ${JSON.stringify(csv.slice(Math.max(at - 20, 0), at + 20))}`;
  }
  return null;
};

/** Parses a CSV body with a header row. Never throws: `problem` describes the error. */
export const parseCsv = (csv: string) => {
  const { rows, problem } = parseRows(csv.replace(/^\uFEFF/, ''));
  const [columns = [], ...records] = rows;
  const unevenIndex = records.findIndex((row) => row.length !== columns.length);
  const uneven = `row ${unevenIndex + 2} has ${records[unevenIndex]?.length} cells, the header has ${columns.length}`;
  return {
    columns,
    // The parser drops the quotes, and no check needs them.
    rows: records.map((row) => row.map((value) => ({ value, raw: value, quoted: false }))),
    /** The quoting error, or the rows of different lengths. */
    problem: problem ?? (unevenIndex < 0 ? findBareReturn(csv) : uneven),
  };
};
