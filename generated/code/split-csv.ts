/**
 * A cell and its separator (RFC 4180, section 2). A quote may only appear inside quotes, and a carriage return only before a
 * line feed.
 */
const cellPattern = /("[^"]*(?:""[^"]*)*"|[^",\r\n]*)(,|\r?\n|$)/y;

/** Splits CSV into rows of cells, as they are written, up to the first invalid cell: `rest` starts with it; null without one. */
export const splitCsv = (csv: string): { rows: string[][]; rest: string | null } => {
  const rows: string[][] = [];
  let row: string[] = [];
  cellPattern.lastIndex = 0;
  while (cellPattern.lastIndex < csv.length || row.length > 0) {
    const at = cellPattern.lastIndex;
    const match = cellPattern.exec(csv);
    if (!match) return { rows, rest: csv.slice(at) };
    row.push(match[1] as string);
    if (match[2] === ',') continue;
    rows.push(row);
    row = [];
  }
  return { rows, rest: null };
};

/** The value of a cell of CSV. */
export const unquoteCsv = (cell: string): string =>
  cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
