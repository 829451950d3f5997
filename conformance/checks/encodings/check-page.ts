import type { OperationShape } from '@workspace-api/contract';
import type { CheckResult } from '../check-result.ts';
import type { ParsedCsv } from './csv.ts';
import type { ParsedNdjson } from './ndjson.ts';
import { isPlainWord, type ParsedTson } from './tson.ts';

/** Judges what one page in CSV shows by itself: its quoting and its header row. */
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

/** Judges the byte order mark of a page in CSV. @param isSuppressed whether its request has `bom=false` */
export const checkByteOrderMark = (body: string, isSuppressed: boolean): CheckResult => {
  const got = JSON.stringify(body.slice(0, 40));
  const isMarked = body.startsWith(byteOrderMark);
  if (isSuppressed) {
    const difference = isMarked ? { expected: 'no byte order mark with bom=false', got } : null;
    return { clause: 'encodings.csv-bom-suppressed', difference };
  }
  // No member has a name that begins with a mark: a second one is never the start of the first column.
  const isRight = isMarked && !body.startsWith(byteOrderMark, byteOrderMark.length);
  const difference = isRight ? null : { expected: 'a body that begins with EF BB BF once', got };
  return { clause: 'encodings.csv-bom-by-default', difference };
};

/** Judges what one page in TSON shows by itself. Without its schema line nothing else can be said of it. */
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
      difference: needless ? { expected: 'no quotes around a plain word', got: needless.raw } : null,
    },
  ];
};

/** Judges the framing of a page in NDJSON. */
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
