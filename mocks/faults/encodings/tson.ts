import { mediaTypes } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import type { Fault } from '../lib/fault.ts';
import { alterText, askOtherwise } from './alter-lists.ts';

const mediaType = mediaTypes.tson;
const whole = { mediaType };
const later = { mediaType, later: true };

/** A JSON string within TSON. */
const quotedText = /"((?:[^"\\]|\\.)*)"/g;

const unquotedIf = (condition: (text: string) => boolean): Wrap =>
  alterText(whole, (body) =>
    body.replaceAll(quotedText, (quoted) => {
      const text = JSON.parse(quoted) as string;
      return condition(text) ? text : quoted;
    }),
  );

const schemaLine = (change: (line: string) => string) => (text: string) =>
  text.replace(/^[^\n]*/, (line) => change(line));

const recordLines = (change: (line: string) => string): Wrap =>
  alterText(whole, (text) => {
    const [first = '', ...rest] = text.trimEnd().split('\n');
    return [first, ...rest.map(change), ''].join('\n');
  });

const fault = (clause: Fault['clause'], text: string, wrap: Wrap): Fault => ({ clause, text, wrap });

/** TSON with another first line, or with values that can't be told apart. */
export const tsonFaults: Record<string, Fault> = {
  'tson-schema-with-types': fault(
    'encodings.tson-schema-line',
    'The first line of TSON declares types.',
    alterText(
      whole,
      schemaLine((line) => line.replaceAll(/(?<=[\w"])(?=[,\]])/g, ':string')),
    ),
  ),
  'tson-schema-without-brackets': fault(
    'encodings.tson-schema-line',
    'The first line of TSON has no brackets.',
    alterText(
      whole,
      schemaLine((line) => line.slice(1, -1)),
    ),
  ),
  'tson-schema-on-first-page-only': fault(
    'encodings.tson-schema-line',
    'Further pages of TSON do not declare their fields.',
    alterText(later, (text) => text.replace(/^[^\n]*\n/, '')),
  ),
  'tson-separators-not-quoted': fault(
    'encodings.tson-record-lines',
    'TSON does not quote a string that contains a comma.',
    unquotedIf((text) => text.includes(',') && !/["\r\n]/.test(text)),
  ),
  'tson-line-breaks-not-escaped': fault(
    'encodings.tson-record-lines',
    'A string with a line break is two lines of TSON.',
    alterText(whole, (text) => text.replaceAll('\\n', '\n')),
  ),
  'tson-empty-fields-left-out': fault(
    'encodings.tson-record-lines',
    'TSON leaves out fields that are empty.',
    recordLines((line) => line.replaceAll(/,(?=,|$)/g, '')),
  ),
  'tson-every-text-quoted': fault(
    'encodings.tson-quotes-when-ambiguous',
    'TSON quotes every string.',
    recordLines((line) => line.replaceAll(/(?<=^|,)[A-Za-z][^",;]*(?=,|$)/g, (text) => `"${text}"`)),
  ),
  'tson-fields-in-another-order': fault(
    'encodings.same-records',
    'The fields of TSON records are not in the order of the first line.',
    alterText(
      whole,
      schemaLine((line) => line.replace(/^\[([^,\]]+),([^,\]]+)/, '[$2,$1')),
    ),
  ),
  'tson-ignores-filters': fault(
    'encodings.same-records',
    'Filters are ignored for lists in TSON.',
    askOtherwise(mediaType, () => ({ q: null, status: null })),
  ),
  'tson-letters-lost': fault(
    'encodings.same-records',
    'Letters beyond ASCII become question marks in TSON.',
    alterText(whole, (text) => text.replaceAll(/[^\p{ASCII}]/gu, '?')),
  ),
};
