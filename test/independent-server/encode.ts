import { stringify } from 'csv-stringify/sync';
import type { ListPage } from './call.ts';
import { type Encoding, mediaTypes } from './negotiate.ts';

type Flat = Map<string, unknown>;

/** Flattens the nested objects of a record to dot paths. */
function flatten(value: object, prefix = '', into: Flat = new Map()): Flat {
  for (const [name, member] of Object.entries(value)) {
    const path = `${prefix}${name}`;
    if (member !== null && typeof member === 'object' && !Array.isArray(member))
      flatten(member, `${path}.`, into);
    else if (member !== undefined) into.set(path, member);
  }
  return into;
}

function formatCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(formatCell).join(';');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The columns of a table: first the known columns of the list, then any others in the order of appearance. */
function listColumns(page: ListPage, rows: Flat[]): string[] {
  const presentColumns = new Set(rows.flatMap((row) => [...row.keys()]));
  if (rows.length === 0) return page.columns;
  return [...new Set([...page.columns.filter((column) => presentColumns.has(column)), ...presentColumns])];
}

function csv(page: ListPage, bom: boolean): string {
  const rows = page.records.map((record) => flatten(record));
  const columns = listColumns(page, rows);
  const cells = [columns, ...rows.map((row) => columns.map((column) => formatCell(row.get(column))))];
  return stringify(cells, { quoted: true, quoted_empty: true, bom, record_delimiter: 'windows' });
}

/** Encodes a TSON value. It is quoted only if the bare value would be parsed differently. */
function tsonValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  const plain = formatCell(value);
  const ambiguous = plain === '' || /[,"[\]\r\n\t]|^\s|\s$/.test(plain);
  return ambiguous ? JSON.stringify(plain) : plain;
}

function tson(page: ListPage): string {
  const rows = page.records.map((record) => flatten(record));
  const columns = listColumns(page, rows);
  const lines = rows.map((row) => columns.map((column) => tsonValue(row.get(column))).join(','));
  return `${[`[${columns.join(',')}]`, ...lines].join('\n')}\n`;
}

function ndjson(page: ListPage): string {
  const meta = { __meta__: { next_cursor: page.nextCursor, has_more: page.hasMore } };
  return `${[...page.records, meta].map((line) => JSON.stringify(line)).join('\n')}\n`;
}

function envelope(page: ListPage): object {
  if (page.showHasMore) return { data: page.records, next_cursor: page.nextCursor, has_more: page.hasMore };
  return page.nextCursor === null
    ? { data: page.records }
    : { data: page.records, next_cursor: page.nextCursor };
}

/** Encodes one page of a list. Returns the body and headers. */
export function encodeList(
  page: ListPage,
  encoding: Encoding,
  bom: boolean,
): { body: string; headers: Record<string, string> } {
  const type = { 'content-type': mediaTypes[encoding] };
  const cursor = page.nextCursor === null ? {} : { 'x-next-cursor': page.nextCursor };
  switch (encoding) {
    case 'json':
      return { body: JSON.stringify(envelope(page)), headers: type };
    case 'ndjson':
      return { body: ndjson(page), headers: type };
    case 'csv':
      return {
        body: csv(page, bom),
        headers: { 'content-type': 'text/csv; charset=utf-8; header=present', ...cursor },
      };
    case 'tson':
      return { body: tson(page), headers: { ...type, ...cursor } };
  }
}
