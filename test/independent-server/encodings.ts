import { gzipSync } from 'node:zlib';
import { stringify } from 'csv-stringify/sync';
import { ApiError } from './errors.ts';

/** One page of a list, before it is encoded. */
export interface ListPage {
  records: object[];
  /** The columns of the tabular encodings if the page has no records. */
  columns: string[];
  nextCursor: string | null;
  /** Whether `has_more` is part of the JSON envelope. */
  showHasMore: boolean;
}

const mediaTypes = {
  json: 'application/json',
  ndjson: 'application/x-ndjson',
  csv: 'text/csv',
  tson: 'application/tson',
};
export type Encoding = keyof typeof mediaTypes;

interface Range {
  value: string;
  q: number;
}

/** The members of an Accept or Accept-Encoding header, preferred first. */
function parseRanges(header: string): Range[] {
  return header
    .split(',')
    .map((part) => {
      const [value = '', ...parameters] = part.split(';').map((parameter) => parameter.trim().toLowerCase());
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      return { value, q: q === undefined ? 1 : Number(q.slice(2)) || 0 };
    })
    .filter(({ value }) => value !== '')
    .sort((a, b) => b.q - a.q);
}

/** Chooses the encoding of a response by the `format` parameter, or else by the Accept header. Throws 406 if none is acceptable. */
export function negotiate(query: URLSearchParams, accept: string | undefined, isList: boolean): Encoding {
  const offered = isList ? (Object.keys(mediaTypes) as Encoding[]) : (['json'] as const);
  const format = query.get('format');
  const ranges = parseRanges(accept?.trim() ? accept : '*/*');
  const refused = ranges.filter(({ q }) => q === 0).map(({ value }) => value);
  const matches = ({ value }: Range, mediaType: string): boolean =>
    !refused.includes(mediaType) && ['*/*', mediaType, mediaType.replace(/\/.*/, '/*')].includes(value);
  const chosen =
    format === null
      ? ranges
          .filter(({ q }) => q > 0)
          .flatMap((range) => offered.filter((encoding) => matches(range, mediaTypes[encoding])))[0]
      : offered.find((encoding) => encoding === format);
  if (chosen) return chosen;
  throw new ApiError(406, 'not_acceptable', 'This endpoint does not offer the requested encoding.', {
    details: { offered: offered.map((encoding) => mediaTypes[encoding]) },
  });
}

const compressionThreshold = 4096;

/** Compresses a body of more than 4 KB if the caller prefers gzip. */
export function compress(data: Buffer, acceptEncoding = ''): { data: Buffer; coding?: string } {
  const [first] = parseRanges(acceptEncoding).filter(({ value }) =>
    ['gzip', '*', 'identity'].includes(value),
  );
  const isCompressed = first !== undefined && first.q > 0 && first.value !== 'identity';
  if (data.length <= compressionThreshold || !isCompressed) return { data };
  return { data: gzipSync(data), coding: 'gzip' };
}

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

/** The columns and rows of a table: first the known columns of the list, then any others in the order of appearance. */
function toTable({ records, columns }: ListPage): { columns: string[]; rows: unknown[][] } {
  const flat = records.map((record) => flatten(record));
  const present = new Set(flat.flatMap((row) => [...row.keys()]));
  const used =
    records.length === 0
      ? columns
      : [...new Set([...columns.filter((column) => present.has(column)), ...present])];
  return { columns: used, rows: flat.map((row) => used.map((column) => row.get(column))) };
}

/** Encodes a TSON value. It is quoted only if the bare value would be parsed differently. */
function formatTson(value: unknown): string {
  if (value === null || value === undefined) return '';
  const plain = formatCell(value);
  const isAmbiguous = plain === '' || /[,"[\]\r\n\t]|^\s|\s$/.test(plain);
  return isAmbiguous ? JSON.stringify(plain) : plain;
}

const encoders: Record<Encoding, (page: ListPage, hasBom: boolean) => string> = {
  json: ({ records: data, nextCursor: next_cursor, showHasMore }) =>
    JSON.stringify({
      data,
      ...((showHasMore || next_cursor !== null) && { next_cursor }),
      ...(showHasMore && { has_more: next_cursor !== null }),
    }),
  ndjson: ({ records, nextCursor: next_cursor }) =>
    [...records, { __meta__: { next_cursor, has_more: next_cursor !== null } }]
      .map((line) => `${JSON.stringify(line)}\n`)
      .join(''),
  csv: (page, bom) => {
    const { columns, rows } = toTable(page);
    const cells = [columns, ...rows.map((row) => row.map(formatCell))];
    return stringify(cells, { quoted: true, quoted_empty: true, bom, record_delimiter: 'windows' });
  },
  tson: (page) => {
    const { columns, rows } = toTable(page);
    return [`[${columns.join(',')}]`, ...rows.map((row) => row.map(formatTson).join(','))]
      .map((line) => `${line}\n`)
      .join('');
  },
};

/** Encodes one page of a list. Returns the body and headers. */
export function encodeList(page: ListPage, encoding: Encoding, hasBom: boolean) {
  const isTable = encoding === 'csv' || encoding === 'tson';
  const parameters = encoding === 'csv' ? '; charset=utf-8; header=present' : '';
  return {
    body: encoders[encoding](page, hasBom),
    headers: {
      'content-type': `${mediaTypes[encoding]}${parameters}`,
      ...(isTable && page.nextCursor !== null && { 'x-next-cursor': page.nextCursor }),
    },
  };
}
