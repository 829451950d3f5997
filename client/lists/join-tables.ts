import { byteOrderMark, splitTable, type TableFormat } from '../encodings/table.ts';

/** Keeps the body of a page, and returns a function that reads it again. Node keeps pages in a file, a browser in blobs. */
export type KeepPage = (body: Uint8Array) => Promise<() => Promise<Uint8Array>>;

/** The columns of a table, in their order: the cell of the first line, by a key that differs for columns of the same name. */
type Columns = Map<string, string>;

const readTable = (format: TableFormat, body: Uint8Array) => {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(body);
  const { names, rows } = splitTable(format, text);
  const columns: Columns = new Map();
  for (const name of names) {
    let key = format.read(name);
    while (columns.has(key)) key += ' ';
    columns.set(key, name);
  }
  return { hasMark: text.startsWith(byteOrderMark), columns, rows };
};

/**
 * Joins the pages of a list in CSV or TSON. Pages may have different columns: the joined table has the columns of all pages. They
 * are complete only after the last page, so the pages are kept until then, and then read again. Cells stay as they are written.
 */
export const createJoinedTable = (format: TableFormat, keep: KeepPage) => {
  const columns: Columns = new Map();
  let startsWithMark = false;
  const pages: (() => Promise<Uint8Array>)[] = [];
  return {
    /** @throws DecodeError if the page isn't valid */
    async add(body: Uint8Array): Promise<void> {
      const page = readTable(format, body);
      if (pages.length === 0) startsWithMark = page.hasMark;
      // The columns that only later pages have are the last.
      for (const [key, name] of page.columns) if (!columns.has(key)) columns.set(key, name);
      pages.push(await keep(body));
    },
    /** The lines of the joined table, with their line breaks. */
    async *lines(): AsyncGenerator<string, void> {
      yield (startsWithMark ? byteOrderMark : '') + format.formatHeader([...columns.values()]);
      for (const readAgain of pages) {
        const page = readTable(format, await readAgain());
        const positions = new Map([...page.columns.keys()].map((key, at) => [key, at]));
        const order = [...columns.keys()].map((key) => positions.get(key) ?? -1);
        for (const cells of page.rows) yield format.formatRow(order.map((at) => cells[at] ?? ''));
      }
    },
  };
};
