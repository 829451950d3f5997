import { headerNames, mediaTypes } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import type { Mutant } from '../lib/mutant.ts';
import { alterBody, alterHeader, getQueryParameter, requestListWith } from './alter-lists.ts';

const mediaType = mediaTypes.csv;
const bom = '\uFEFF';
const anyPage = { mediaType };
const laterPages = { mediaType, laterPages: true };

/** Quoted CSV cells, with quotes in their contents still doubled. */
const quotedCell = /"((?:[^"]|"")*)"/g;

const cells = (change: (quoted: string, content: string) => string): Wrap =>
  alterBody(anyPage, (body) =>
    body.replaceAll(quotedCell, (quoted, content: string) => change(quoted, content)),
  );

const mutant = (clause: Mutant['clause'], text: string, wrap: Wrap): Mutant => ({ clause, text, wrap });
const createQuotingMutant = (text: string, wrap: Wrap) => mutant('encodings.csv-quoting', text, wrap);
const values = (text: string, wrap: Wrap) => mutant('encodings.same-records', text, wrap);
const mark = (text: string, wrap: Wrap) => mutant('encodings.csv-bom-by-default', text, wrap);

/** A cell without quotes, anywhere in its row. */
const bareCell = /(?<=^\uFEFF?|[,\n])[^",\r\n]+(?=,|\r?\n)/g;

const trimBlanks = (value: string): string => value.replaceAll(/^[ \t]+|[ \t]+$/g, '');

/** CSV that is written by joining strings, or that a spreadsheet has read and written again. */
export const csvMutants: Record<string, Mutant> = {
  'csv-quotes-not-doubled': createQuotingMutant(
    'Quotes inside a quoted CSV cell are not doubled.',
    cells((_, content) => `"${content.replaceAll('""', '"')}"`),
  ),
  'csv-quotes-escaped-with-backslash': createQuotingMutant(
    'Quotes inside a CSV cell are escaped with a backslash.',
    cells((_, content) => `"${content.replaceAll('""', '\\"')}"`),
  ),
  'csv-line-feeds-not-quoted': createQuotingMutant(
    'A CSV cell with a line feed is not quoted unless it contains another character that requires quotes.',
    cells((quoted, content) => (/^[^",\r]*\n[^",\r]*$/.test(content) ? content : quoted)),
  ),
  'csv-carriage-returns-not-quoted': createQuotingMutant(
    'A CSV cell with a carriage return is not quoted.',
    cells((quoted, content) => (/^[^",\n]*\r[^",\n]*$/.test(content) ? content : quoted)),
  ),
  'csv-commas-escaped-with-backslash': createQuotingMutant(
    'A comma inside a CSV cell is escaped with a backslash instead of quoted.',
    cells((quoted, content) => (/[\r\n"]/.test(content) ? quoted : content.replaceAll(',', '\\,'))),
  ),
  'csv-bom-twice': mark(
    'CSV starts with two byte order marks.',
    alterBody(anyPage, (body) => (body.startsWith(bom) ? bom + body : body)),
  ),
  'csv-bom-on-first-page-only': mark(
    'Only the first page of CSV has a byte order mark.',
    alterBody(laterPages, (body) => body.replace(bom, '')),
  ),
  'csv-bom-not-suppressed': mutant(
    'encodings.csv-bom-suppressed',
    'CSV has a byte order mark even if bom=false.',
    requestListWith(mediaType, () => ({ bom: null })),
  ),
  'csv-bom-suppressed-on-first-page-only': mutant(
    'encodings.csv-bom-suppressed',
    'Only the first page of CSV respects bom=false.',
    requestListWith(mediaType, (request) =>
      getQueryParameter(request, 'cursor') === null ? {} : { bom: null },
    ),
  ),
  'csv-header-on-first-page-only': mutant(
    'encodings.csv-header-row',
    'Only the first page of CSV has a header row.',
    alterBody(laterPages, (body) => (body.startsWith(bom) ? bom : '') + body.replace(/^[^\n]*\n/, '')),
  ),
  'csv-empty-cells-omitted': createQuotingMutant(
    'CSV omits empty cells at the end of a row.',
    alterBody(anyPage, (body) => body.replaceAll(/,+(?=\r?\n)/g, '')),
  ),
  'csv-cells-trimmed': values(
    'CSV cells are trimmed.',
    alterBody(anyPage, (body) =>
      body
        .replaceAll(bareCell, (cell) => trimBlanks(cell))
        .replaceAll(quotedCell, (_, content: string) => `"${trimBlanks(content)}"`),
    ),
  ),
  'csv-numbers-rewritten': values(
    'CSV cells that look like numbers are reformatted and lose leading zeros.',
    alterBody(anyPage, (body) =>
      body.replaceAll(bareCell, (cell) => (/^0\d+$|^\d+e\d+$/.test(cell) ? String(Number(cell)) : cell)),
    ),
  ),
  'csv-formulas-defused': values(
    'CSV cells that look like formulas start with an apostrophe.',
    alterBody(anyPage, (body) =>
      body.replaceAll(bareCell, (cell) => (/^[=+@-]/.test(cell) ? `'${cell}` : cell)),
    ),
  ),
  'csv-line-breaks-normalized': values(
    'CRLF inside a CSV cell becomes LF.',
    cells((_, content) => `"${content.replaceAll('\r\n', '\n')}"`),
  ),
  'csv-letters-composed': values(
    'CSV is converted to Unicode normalization form C.',
    alterBody(anyPage, (body) => body.normalize('NFC')),
  ),
  'csv-letters-beyond-the-basic-plane-lost': values(
    'Characters outside the Basic Multilingual Plane become question marks in CSV.',
    alterBody(anyPage, (body) => body.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '?')),
  ),
  'csv-line-separators-lost': values(
    'Unicode line separators become spaces in CSV.',
    alterBody(anyPage, (body) => body.replaceAll(/[\u0085\u2028\u2029]/g, ' ')),
  ),
  'csv-without-last-record': values(
    'CSV omits the last record of a page.',
    alterBody(laterPages, (body) => body.replace(/(?<=\n)(?:"(?:[^"]|"")*"|[^"\n])+\r?\n$/, '')),
  ),
  'csv-ignores-filters': values(
    'Lists in CSV ignore filters.',
    requestListWith(mediaType, () => ({ q: null, status: null })),
  ),
  'csv-cursor-on-first-page-only': mutant(
    'encodings.csv-next-cursor-header',
    'Only the first page of CSV has an X-Next-Cursor header.',
    alterHeader(laterPages, headerNames.nextCursor, () => null),
  ),
  'csv-cursor-not-on-pages-of-one': mutant(
    'encodings.csv-next-cursor-header',
    'A CSV page with one record has no X-Next-Cursor header.',
    alterHeader(anyPage, headerNames.nextCursor, ({ headers }, request) =>
      getQueryParameter(request, 'limit') === '1' ? null : headers.get(headerNames.nextCursor),
    ),
  ),
  'csv-cursor-on-last-page': mutant(
    'encodings.csv-next-cursor-header',
    'The last page of CSV has its own cursor as X-Next-Cursor.',
    alterHeader(
      laterPages,
      headerNames.nextCursor,
      ({ headers }, request) => headers.get(headerNames.nextCursor) ?? getQueryParameter(request, 'cursor'),
    ),
  ),
};
