import { errors, mediaTypes } from '@workspace-api/contract';
import { all, type Wrap } from '../wrappers/fetch.ts';
import { following } from '../wrappers/flawed-lists.ts';
import type { Incoming } from '../wrappers/incoming.ts';
import { type Json, readText, withBody } from '../wrappers/json.ts';
import { on, onApi, onLists, onOperations, type Selection } from '../wrappers/on.ts';
import { bareCells, csv, csvEncoding, quotedCells } from './csv.ts';
import type { MutantTable } from './table.ts';

const ndjson = onLists().in('ndjson');
const tson = onLists().in('tson');
const singleRecords = onOperations(({ list, method }) => list === null && method === 'GET');

const getAccept = ({ request }: Incoming): string => request.headers.get('Accept') ?? '';

/** Whether both `format` and Accept select an encoding. */
const selectsTwice = (incoming: Incoming): boolean =>
  incoming.query.has('format') && !/^$|^\*\/\*/.test(getAccept(incoming));

const trimBlanks = (value: string): string => value.replaceAll(/^[ \t]+|[ \t]+$/g, '');

/** Changes the lines of NDJSON: its records, and the metadata at the end. */
const lines = (
  selection: Selection,
  change: (records: Json[], end: Json | undefined) => [records: unknown[], end?: Json | undefined],
): Wrap =>
  selection.text((body) => {
    const parsed = body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Json & { __meta__?: Json });
    const [records, end] = change(
      parsed.filter((line) => !line.__meta__),
      parsed.at(-1)?.__meta__,
    );
    return [...records, ...(end ? [{ __meta__: end }] : [])]
      .map((line) => `${JSON.stringify(line)}\n`)
      .join('');
  });

/** Sets members of the metadata, or removes them if undefined. */
const metadata = (selection: Selection, members: Json): Wrap =>
  lines(selection, (records, end) => [records, end && { ...end, ...members }]);

/** The requests of clients that read trailers. The server sends them the metadata in the last line, where it can be changed. */
const trailers = ndjson.when(({ request }) => request.headers.has('TE'));
const inTrailers = (wrap: Wrap): Wrap => all(wrap, ndjson.headers({ TE: null }));

const ignoresFilters = (selection: Selection): Wrap => selection.query({ q: null, status: null });

export const encodings: MutantTable = {
  ...csvEncoding,
  'encodings.format-beats-accept/accept-beats-format: Accept takes precedence over format.': onLists()
    .when(selectsTwice)
    .query({ format: null }),
  'encodings.format-beats-accept/accept-of-json-beats-format: On one list, Accept: application/json takes precedence over format.':
    on('listAgents')
      .when((incoming) => selectsTwice(incoming) && getAccept(incoming).startsWith(mediaTypes.json))
      .query({ format: null }),
  'encodings.format-ndjson/format-ignored: Lists ignore the parameter format.': onLists().query({
    format: null,
  }),
  'encodings.accept-selects/tson-not-selected: Accept: application/tson returns JSON.': tson.headers({
    Accept: mediaTypes.json,
  }),
  'encodings.accept-selects/csv-sent-as-text: CSV is sent as text/plain.': csv.responseHeaders(
    (headers, _, { ok }) => ok && headers.set('Content-Type', 'text/plain; charset=utf-8'),
  ),
  'encodings.json-by-default/ndjson-by-default: A list is NDJSON unless another encoding is requested.': on(
    'listLogs',
  )
    .when((incoming) => !incoming.query.has('format') && !/json|csv|tson/.test(getAccept(incoming)))
    .headers({ Accept: mediaTypes.ndjson }),
  'encodings.single-refuses-by-accept/not-acceptable-ignored: A single resource is returned as JSON, regardless of Accept.':
    onApi().instead('not-acceptable', (_, { send }) =>
      send({ query: { format: null }, headers: { Accept: mediaTypes.json } }),
    ),
  'encodings.single-refuses-by-accept/record-falls-back-from-tson: A single resource is returned as JSON when TSON is requested.':
    singleRecords.in('tson').headers({ Accept: mediaTypes.json }),
  'encodings.single-refuses-by-accept/theme-ignores-accept: Reading the theme ignores Accept.': on(
    'getTheme',
  ).headers({ Accept: null }),
  'encodings.single-refuses-by-format/record-ignores-format: A single resource ignores the parameter format.':
    singleRecords.query({ format: null }),
  'encodings.single-refuses-by-format/billing-ignores-format: Reading the billing state ignores format.': on(
    'getBilling',
  ).query({ format: null }),
  'encodings.errors-stay-json/unauthorized-as-csv: The error for an invalid token is CSV if CSV is requested.':
    csv.instead(errors.unauthorized.status, async (response) =>
      withBody(response, await readText(response), mediaTypes.csv),
    ),
  'encodings.errors-stay-json/csv-without-a-token: A list in CSV needs no token.': csv.as(
    () => true,
    'unauthorized',
  ),
  'encodings.errors-stay-json/tson-of-an-unknown-workspace: A list in TSON of a workspace that does not exist is empty.':
    tson.instead(errors['not-found'].status, ({ headers }) =>
      withBody({ status: 200, headers }, '[id]\n', mediaTypes.tson),
    ),
  'encodings.same-records/full-csv-page-without-its-last-record: A CSV page of 100 records lacks the last one.':
    csv.records((records) => (records.length === 100 ? records.slice(0, -1) : records)),
  'encodings.same-records/csv-cells-trimmed: CSV cells are trimmed.': csv.text((body) =>
    quotedCells((_, content) => `"${trimBlanks(content)}"`)(bareCells(trimBlanks)(body)),
  ),
  'encodings.same-records/csv-numbers-rewritten: CSV cells that look like numbers are reformatted and lose leading zeros.':
    csv.text(bareCells((cell) => (/^0\d+$|^\d+e\d+$/.test(cell) ? String(Number(cell)) : cell))),
  'encodings.same-records/csv-formulas-defused: CSV cells that look like formulas start with an apostrophe.':
    csv.text(bareCells((cell) => (/^[=+@-]/.test(cell) ? `'${cell}` : cell))),
  'encodings.same-records/csv-line-breaks-normalized: CRLF inside a CSV cell becomes LF.': csv.text(
    quotedCells((quoted) => quoted.replaceAll('\r\n', '\n')),
  ),
  'encodings.same-records/csv-ignores-filters: Lists in CSV ignore filters.': ignoresFilters(csv),
  'encodings.same-records/trailers-without-the-last-record: NDJSON pages with trailers omit their last record, except on the first page.':
    inTrailers(lines(trailers.with('cursor'), (records, end) => [records.slice(0, -1), end])),
  'encodings.same-records/ndjson-without-nulls: NDJSON omits null members.': lines(ndjson, (records, end) => [
    JSON.parse(JSON.stringify(records), (_, value) => value ?? undefined),
    end,
  ]),
  'encodings.same-records/ndjson-ignores-filters: Lists in NDJSON ignore filters.': ignoresFilters(ndjson),
  'encodings.same-records/ndjson-repeats-the-boundary: NDJSON pages after the first start with the last record of the previous page.':
    following(ndjson, (page, earlier) =>
      earlier.length > 0 && page.records.length > 1
        ? { ...page, records: [earlier.at(-1), ...page.records.slice(1)] }
        : page,
    ),
  'encodings.same-records/tson-fields-in-another-order: The fields of TSON records are in another order than in the first line.':
    tson.text((body) => body.replace(/^\[([^,\]]+),([^,\]]+)/, '[$2,$1')),
  'encodings.same-records/tson-ignores-filters: Lists in TSON ignore filters.': ignoresFilters(tson),
  'encodings.same-records/tson-letters-lost: Non-ASCII characters become question marks in TSON.': tson.text(
    (body) => body.replaceAll(/[^\p{ASCII}]/gu, '?'),
  ),
  'encodings.ndjson-record-per-line/ndjson-envelope: NDJSON is the JSON envelope on one line.': lines(
    ndjson,
    (data, end) => [[{ data, ...end }]],
  ),
  'encodings.ndjson-record-per-line/ndjson-array-per-line: NDJSON lines are arrays of values.': lines(
    ndjson,
    (records, end) => [records.map((record) => Object.values(record)), end],
  ),
  'encodings.ndjson-cursor/ndjson-meta-on-first-page-only: Only the first page of NDJSON has metadata.':
    lines(ndjson.with('cursor'), (records) => [records]),
  'encodings.ndjson-cursor/ndjson-without-cursor: The NDJSON metadata has no cursor.': metadata(ndjson, {
    next_cursor: undefined,
  }),
  'encodings.ndjson-cursor/ndjson-cursor-on-last-page: The last page of NDJSON has its own cursor as next_cursor.':
    ndjson
      .with('cursor')
      .pages((page, { query }) => ({ ...page, cursor: page.cursor ?? query.get('cursor') })),
  'encodings.ndjson-cursor/trailers-end-behind-the-second-page: Only the first NDJSON page has a cursor in its trailers.':
    inTrailers(metadata(trailers.with('cursor'), { next_cursor: null, has_more: false })),
  'encodings.ndjson-has-more-on-every-list/ndjson-has-more-missing: The NDJSON metadata has no has_more.':
    metadata(ndjson, { has_more: undefined }),
  'encodings.ndjson-has-more-on-every-list/ndjson-has-more-as-in-json: NDJSON has has_more only for submissions, as JSON does.':
    metadata(onOperations(({ list }) => list?.hasMore === false).in('ndjson'), { has_more: undefined }),
  'encodings.ndjson-has-more/ndjson-has-more-on-last-page: In NDJSON, has_more is always true.': metadata(
    ndjson,
    { has_more: true },
  ),
  'encodings.ndjson-has-more/ndjson-has-more-on-first-page-only: In NDJSON, has_more is true only on the first page.':
    metadata(ndjson.with('cursor'), { has_more: false }),
  'encodings.ndjson-has-more/trailers-with-has-more-at-the-end: The trailers of the last NDJSON page contain has_more: true.':
    inTrailers(metadata(trailers, { has_more: true })),
  'encodings.ndjson-error-ends-early/ndjson-failure-hidden: An error within NDJSON ends the page like a last page.':
    ndjson.response(async (response) => {
      let body = '';
      try {
        for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) body += piece;
      } catch {
        body += `${JSON.stringify({ __meta__: { next_cursor: null, has_more: false } })}\n`;
      }
      const completed = withBody(response, body);
      completed.headers.delete('Transfer-Encoding');
      return completed;
    }),
  'encodings.tson-schema-line/tson-schema-without-brackets: The first line of TSON has no brackets.':
    tson.text((body) => body.replace(/^\[(.*)\]/, '$1')),
  'encodings.tson-schema-line/tson-schema-on-first-page-only: Only the first page of TSON declares its fields.':
    tson.with('cursor').text((body) => body.replace(/^.*\n/, '')),
  'encodings.tson-record-lines/tson-separators-not-quoted: TSON does not quote a string that contains a comma.':
    tson.text((body) =>
      body.replaceAll(/"(?:[^"\\]|\\.)*"/g, (quoted) => {
        const value = JSON.parse(quoted) as string;
        return value.includes(',') && !/["\r\n]/.test(value) ? value : quoted;
      }),
    ),
  'encodings.tson-record-lines/tson-empty-fields-left-out: TSON omits empty fields.': tson.text((body) =>
    body.replaceAll(/,(?=,|$)/gm, ''),
  ),
  'encodings.tson-quotes-when-ambiguous/tson-every-string-quoted: TSON quotes every string.': tson.text(
    (body) => body.replaceAll(/(?<=^|(?<=^[^[].*),)[A-Za-z][^",;\n]*(?=,|$)/gm, (cell) => `"${cell}"`),
  ),
  'encodings.tson-is-one-way/tson-body-taken: A write with a TSON body succeeds, but its body is ignored.':
    onApi().ignored(
      ({ request }) => request.headers.get('Content-Type')?.startsWith(mediaTypes.tson) === true,
    ),
};
