import type { OperationShape } from '@workspace-api/contract';
import type { CheckResult } from '../check-result.ts';
import type { ParsedCsv } from './csv.ts';
import type { ParsedNdjson } from './ndjson.ts';
import { isPlainWord, type ParsedTson } from './tson.ts';

/** Checks a CSV page on its own: its quoting and its header row. */
export const checkCsv = ({ problem, columns }: ParsedCsv): CheckResult[] => [
  {
    clause: 'encodings.csv-quoting',
    difference: problem === null ? null : { expected: 'CSV as in RFC 4180', got: problem },
  },
  {
    clause: 'encodings.csv-header-row',
    difference:
      columns.length > 0 && columns.every((name) => name !== '')
        ? null
        : { expected: 'a first row that names every column', got: columns.join(', ') },
  },
];

const byteOrderMark = '\uFEFF';

/** Checks the byte order mark of a CSV page. @param isSuppressed whether its request has `bom=false` */
export const checkByteOrderMark = (body: string, isSuppressed: boolean): CheckResult => {
  const got = JSON.stringify(body.slice(0, 40));
  const isMarked = body.startsWith(byteOrderMark);
  if (isSuppressed) {
    const difference = isMarked ? { expected: 'no byte order mark with bom=false', got } : null;
    return { clause: 'encodings.csv-bom-suppressed', difference };
  }
  // No member name begins with a byte order mark, so a second one is never part of the first column's name.
  const isRight = isMarked && !body.startsWith(byteOrderMark, byteOrderMark.length);
  const difference = isRight ? null : { expected: 'a body that begins with one EF BB BF', got };
  return { clause: 'encodings.csv-bom-by-default', difference };
};

/** Checks a TSON page on its own. Without a schema line, nothing else can be checked. */
export const checkTson = ({ schemaLine, problem, rows }: ParsedTson, body: string): CheckResult[] => {
  const [first = ''] = body.split('\n');
  const needless = rows.flat().find(({ quoted, value }) => quoted && isPlainWord(value));
  const schema: CheckResult = {
    clause: 'encodings.tson-schema-line',
    difference:
      schemaLine && !first.includes(':')
        ? null
        : { expected: 'a bracketed list of field paths, without types', got: first.slice(0, 200) },
  };
  if (!schemaLine) return [schema];
  return [
    schema,
    {
      clause: 'encodings.tson-record-lines',
      difference: problem === null ? null : { expected: 'a field for each path', got: problem },
    },
    {
      clause: 'encodings.tson-quotes-when-ambiguous',
      difference: needless ? { expected: 'a plain word without quotes', got: needless.raw } : null,
    },
  ];
};

/** Checks the framing of an NDJSON page. */
export const checkNdjson = ({ problem, records }: ParsedNdjson, { list }: OperationShape): CheckResult => {
  const isEnveloped = records.length === 1 && Array.isArray(records[0]?.[list?.items ?? '']);
  return {
    clause: 'encodings.ndjson-record-per-line',
    difference:
      problem === null && !isEnveloped
        ? null
        : { expected: 'one record per line', got: problem ?? 'an envelope with all records in it' },
  };
};
