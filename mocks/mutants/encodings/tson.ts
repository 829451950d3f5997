import { mediaTypes } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import type { Mutant } from '../lib/mutant.ts';
import { alterBody, requestListWith } from './alter-lists.ts';

const mediaType = mediaTypes.tson;
const anyPage = { mediaType };
const later = { mediaType, later: true };

/** A JSON string within TSON. */
const quotedCell = /"((?:[^"\\]|\\.)*)"/g;

const unquotedIf = (condition: (value: string) => boolean): Wrap =>
  alterBody(anyPage, (body) =>
    body.replaceAll(quotedCell, (quoted) => {
      const value = JSON.parse(quoted) as string;
      return condition(value) ? value : quoted;
    }),
  );

const schemaLine = (change: (line: string) => string) => (body: string) =>
  body.replace(/^[^\n]*/, (line) => change(line));

const recordLines = (change: (line: string) => string): Wrap =>
  alterBody(anyPage, (body) => {
    const [first = '', ...rest] = body.trimEnd().split('\n');
    return [first, ...rest.map(change), ''].join('\n');
  });

const mutant = (clause: Mutant['clause'], text: string, wrap: Wrap): Mutant => ({ clause, text, wrap });

/** TSON with another first line, or with ambiguous values. */
export const tsonMutants: Record<string, Mutant> = {
  'tson-schema-with-types': mutant(
    'encodings.tson-schema-line',
    'The first line of TSON declares types.',
    alterBody(
      anyPage,
      schemaLine((line) => line.replaceAll(/(?<=[\w"])(?=[,\]])/g, ':string')),
    ),
  ),
  'tson-schema-without-brackets': mutant(
    'encodings.tson-schema-line',
    'The first line of TSON has no brackets.',
    alterBody(
      anyPage,
      schemaLine((line) => line.slice(1, -1)),
    ),
  ),
  'tson-schema-on-first-page-only': mutant(
    'encodings.tson-schema-line',
    'Only the first page of TSON declares its fields.',
    alterBody(later, (body) => body.replace(/^[^\n]*\n/, '')),
  ),
  'tson-separators-not-quoted': mutant(
    'encodings.tson-record-lines',
    'TSON does not quote a string that contains a comma.',
    unquotedIf((value) => value.includes(',') && !/["\r\n]/.test(value)),
  ),
  'tson-line-breaks-not-escaped': mutant(
    'encodings.tson-record-lines',
    'A string with a line break spans two lines of TSON.',
    alterBody(anyPage, (body) => body.replaceAll('\\n', '\n')),
  ),
  'tson-empty-fields-left-out': mutant(
    'encodings.tson-record-lines',
    'TSON omits empty fields.',
    recordLines((line) => line.replaceAll(/,(?=,|$)/g, '')),
  ),
  'tson-every-string-quoted': mutant(
    'encodings.tson-quotes-when-ambiguous',
    'TSON quotes every string.',
    recordLines((line) => line.replaceAll(/(?<=^|,)[A-Za-z][^",;]*(?=,|$)/g, (cell) => `"${cell}"`)),
  ),
  'tson-fields-in-another-order': mutant(
    'encodings.same-records',
    'The fields of TSON records are in another order than in the first line.',
    alterBody(
      anyPage,
      schemaLine((line) => line.replace(/^\[([^,\]]+),([^,\]]+)/, '[$2,$1')),
    ),
  ),
  'tson-ignores-filters': mutant(
    'encodings.same-records',
    'Lists in TSON ignore filters.',
    requestListWith(mediaType, () => ({ q: null, status: null })),
  ),
  'tson-letters-lost': mutant(
    'encodings.same-records',
    'Non-ASCII characters become question marks in TSON.',
    alterBody(anyPage, (body) => body.replaceAll(/[^\p{ASCII}]/gu, '?')),
  ),
};
