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
    'Quotes within a quoted cell of CSV are not doubled.',
    cells((_, content) => `"${content.replaceAll('""', '"')}"`),
  ),
  'csv-quotes-escaped-with-backslash': createQuotingMutant(
    'Quotes within a cell of CSV are escaped with a backslash.',
    cells((_, content) => `"${content.replaceAll('""', '\\"')}"`),
  ),
  'csv-line-feeds-not-quoted': createQuotingMutant(
    'A line feed within a cell of CSV is not quoted where nothing else asks for quotes.',
    cells((quoted, content) => (/^[^",\r]*\n[^",\r]*$/.test(content) ? content : quoted)),
  ),
  'csv-carriage-returns-not-quoted': createQuotingMutant(
    'A carriage return within a cell of CSV is not quoted.',
    cells((quoted, content) => (/^[^",\n]*\r[^",\n]*$/.test(content) ? content : quoted)),
  ),
  'csv-commas-escaped-with-backslash': createQuotingMutant(
    'A comma within a cell of CSV is escaped with a backslash instead of quoted.',
    cells((quoted, content) => (/[\r\n"]/.test(content) ? quoted : content.replaceAll(',', '\\,'))),
  ),
  'csv-bom-twice': mark(
    'CSV begins with two byte order marks.',
    alterBody(anyPage, (body) => (body.startsWith(bom) ? bom + body : body)),
  ),
  'csv-bom-on-first-page-only': mark(
    'Only the first page of CSV has a byte order mark.',
    alterBody(laterPages, (body) => body.replace(bom, '')),
  ),
  'csv-bom-not-suppressed': mutant(
    'encodings.csv-bom-suppressed',
    'CSV has a byte order mark even with bom=false.',
    requestListWith(mediaType, () => ({ bom: null })),
  ),
  'csv-bom-suppressed-on-first-page-only': mutant(
    'encodings.csv-bom-suppressed',
    'With bom=false, further pages of CSV have a byte order mark all the same.',
    requestListWith(mediaType, (request) =>
      getQueryParameter(request, 'cursor') === null ? {} : { bom: null },
    ),
  ),
  'csv-header-on-first-page-only': mutant(
    'encodings.csv-header-row',
    'Further pages of CSV have no header row.',
    alterBody(laterPages, (body) => (body.startsWith(bom) ? bom : '') + body.replace(/^[^\n]*\n/, '')),
  ),
  'csv-empty-cells-omitted': createQuotingMutant(
    'Empty cells at the end of a row of CSV are left out.',
    alterBody(anyPage, (body) => body.replaceAll(/,+(?=\r?\n)/g, '')),
  ),
  'csv-cells-trimmed': values(
    'White space at the ends of CSV cells is lost.',
    alterBody(anyPage, (body) =>
      body
        .replaceAll(bareCell, (cell) => trimBlanks(cell))
        .replaceAll(quotedCell, (_, content: string) => `"${trimBlanks(content)}"`),
    ),
  ),
  'csv-numbers-rewritten': values(
    'What looks like a number is rewritten in CSV, so that leading zeros are lost.',
    alterBody(anyPage, (body) =>
      body.replaceAll(bareCell, (cell) => (/^0\d+$|^\d+e\d+$/.test(cell) ? String(Number(cell)) : cell)),
    ),
  ),
  'csv-formulas-defused': values(
    'CSV cells that look like a formula begin with an apostrophe.',
    alterBody(anyPage, (body) =>
      body.replaceAll(bareCell, (cell) => (/^[=+@-]/.test(cell) ? `'${cell}` : cell)),
    ),
  ),
  'csv-line-breaks-normalized': values(
    'CRLF within a CSV cell becomes LF.',
    cells((_, content) => `"${content.replaceAll('\r\n', '\n')}"`),
  ),
  'csv-letters-composed': values(
    'CSV has its texts in Unicode normalization form C.',
    alterBody(anyPage, (body) => body.normalize('NFC')),
  ),
  'csv-letters-beyond-the-basic-plane-lost': values(
    'Letters beyond the basic plane become question marks in CSV.',
    alterBody(anyPage, (body) => body.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '?')),
  ),
  'csv-line-separators-lost': values(
    'The line separators of Unicode become spaces in CSV.',
    alterBody(anyPage, (body) => body.replaceAll(/[\u0085\u2028\u2029]/g, ' ')),
  ),
  'csv-without-last-record': values(
    'The last record of a page is missing in CSV.',
    alterBody(laterPages, (body) => body.replace(/(?<=\n)(?:"(?:[^"]|"")*"|[^"\n])+\r?\n$/, '')),
  ),
  'csv-ignores-filters': values(
    'Filters are ignored for lists in CSV.',
    requestListWith(mediaType, () => ({ q: null, status: null })),
  ),
  'csv-cursor-on-first-page-only': mutant(
    'encodings.csv-next-cursor-header',
    'Further pages of CSV have no X-Next-Cursor.',
    alterHeader(laterPages, headerNames.nextCursor, () => null),
  ),
  'csv-cursor-not-on-pages-of-one': mutant(
    'encodings.csv-next-cursor-header',
    'A page of one record has no X-Next-Cursor in CSV.',
    alterHeader(anyPage, headerNames.nextCursor, ({ headers }, request) =>
      getQueryParameter(request, 'limit') === '1' ? null : headers.get(headerNames.nextCursor),
    ),
  ),
  'csv-cursor-on-last-page': mutant(
    'encodings.csv-next-cursor-header',
    'The last page of CSV repeats the cursor that led to it.',
    alterHeader(
      laterPages,
      headerNames.nextCursor,
      ({ headers }, request) => headers.get(headerNames.nextCursor) ?? getQueryParameter(request, 'cursor'),
    ),
  ),
};
