import { splitCsv, unquoteCsv } from '@workspace-api/contract';

/** Parses a CSV body with a header row. Never throws: `problem` describes the error. */
export const parseCsv = (csv: string) => {
  const { rows, rest } = splitCsv(csv.replace(/^\uFEFF/, ''));
  const [columns = [], ...records] = rows.map((row) => row.map(unquoteCsv));
  const unevenIndex = records.findIndex((row) => row.length !== columns.length);
  const uneven = `row ${unevenIndex + 2} has ${records[unevenIndex]?.length} cells, the header has ${columns.length}`;
  const wrongCell = `a cell that isn't quoted as in RFC 4180: ${JSON.stringify(rest?.slice(0, 40))}`;
  return {
    columns,
    // No check needs the quotes.
    rows: records.map((row) => row.map((value) => ({ value, raw: value, quoted: false }))),
    /** The quoting error, or the rows of different lengths. */
    problem: rest !== null ? wrongCell : unevenIndex < 0 ? null : uneven,
  };
};
