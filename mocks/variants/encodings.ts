import { errors, mediaTypes } from '@workspace-api/contract';
import { writePages } from '../wrappers/change-pages.ts';
import { mapStream, withHeader } from '../wrappers/json.ts';
import { on, onApi, onLists, onOperations } from '../wrappers/on.ts';
import type { VariantTable } from './variant.ts';

const toServerSentEvent = (line: string): string =>
  line === '' ? ': idle\n\n' : `event: entry\ndata: ${line}\n\n`;

const asEvents = (lines: string): string => lines.split('\n').slice(0, -1).map(toServerSentEvent).join('');

/** How lists are written in CSV, TSON and NDJSON, and which encodings are offered. */
export const encodings: VariantTable = {
  'columns-in-another-order': {
    text: 'The columns of CSV and TSON are in the reverse order of the JSON members, TSON quotes every string that is not a word, and the last line of CSV and NDJSON has no line break.',
    allowedBy:
      'Output encodings: neither the order of columns nor what is ambiguous in TSON is documented, and the last record may have no line break (RFC 4180, section 2.2).',
    families: ['encodings'],
    wrap: writePages({ reversed: true, quoted: true, csv: { last: false }, open: true }),
  },
  'csv-all-quoted': {
    text: 'Every CSV cell is quoted, lines end with LF, and only fields that a record on the page has are columns.',
    allowedBy:
      'Output encodings: quoting is as in RFC 4180, which allows quotes around any field (section 2.5); line endings and the columns of absent members are not mentioned.',
    families: ['encodings'],
    wrap: writePages({ csv: { quoted: true, newline: '\n' } }),
  },
  'tson-records-with-tabs': {
    text: 'TSON has commas with spaces between paths, and tabs between fields. Commas in strings are not quoted.',
    allowedBy: "Output encodings: the separators of TSON aren't shown.",
    families: ['encodings', 'logs', 'approvals', 'pagination'],
    wrap: writePages({ tson: { paths: ', ', fields: '\t' } }),
  },
  'tson-with-apostrophes': {
    text: 'TSON has bars with spaces between fields, and quotes strings with apostrophes.',
    allowedBy: "Output encodings: the separators and the quotes of TSON aren't shown.",
    families: ['encodings'],
    wrap: writePages({ tson: { paths: '|', fields: '| ', quote: "'" } }),
  },
  'tson-with-unknown-separators': {
    text: 'TSON has two colons between paths and between fields.',
    allowedBy: "Output encodings: the separators of TSON aren't shown.",
    families: ['encodings', 'logs', 'approvals', 'pagination'],
    wrap: writePages({ tson: { paths: '::', fields: '::' } }),
  },
  'no-trailers': {
    text: 'NDJSON never has trailers: a proxy removes `TE`, and the metadata is in the last line.',
    allowedBy: 'Output encodings: the cursor is sent in HTTP trailers or in a final line.',
    families: ['encodings'],
    wrap: onApi().headers({ TE: null }),
  },
  'format-knows-only-ndjson': {
    text: 'The query parameter `format` supports only `ndjson`; other values are ignored.',
    allowedBy: "Output encodings: values of format other than ndjson aren't documented.",
    families: ['encodings'],
    wrap: onLists()
      .when(({ query }) => query.get('format') !== 'ndjson')
      .query({ format: null }),
  },
  'unknown-encoding-gets-json': {
    text: 'A list requested in an unknown encoding is JSON.',
    allowedBy: 'Output encodings: 406 is documented only for single resources.',
    families: ['encodings'],
    wrap: onLists().instead(errors['not-acceptable'].status, (_, { send }) =>
      send({ query: { format: null }, headers: { Accept: mediaTypes.json } }),
    ),
  },
  'writes-regardless-of-accept': {
    text: 'Writes are carried out and respond in JSON, regardless of Accept and format.',
    allowedBy:
      'Output encodings: only a read of a single resource has to refuse another encoding; writes are not mentioned.',
    families: ['errors', 'encodings', 'idempotency'],
    wrap: onOperations(({ method, tag }) => method !== 'GET' && tag !== 'oauth').request(() => ({
      query: { format: null },
      headers: { Accept: mediaTypes.json },
    })),
  },
  'tail-as-server-sent-events': {
    text: 'The log tail is a stream of server-sent events.',
    allowedBy: "Logs: the framing of the tail stream isn't documented.",
    families: ['logs'],
    wrap: on('tailLogs').success((response) => {
      const events = new Response(response.body && mapStream(response.body, asEvents), response);
      return withHeader(events, 'Content-Type', 'text/event-stream');
    }),
  },
};
