import type { OperationShape } from '@workspace-api/contract';
import { type CheckResult, unless } from '../check-result.ts';
import type { ParsedCsv } from './csv.ts';
import type { ParsedNdjson } from './ndjson.ts';
import { isPlainWord, type ParsedTson } from './tson.ts';

/** Checks a CSV page on its own: its quoting and its header row. */
export const checkCsv = ({ problem, columns }: ParsedCsv): CheckResult[] => {
  const isNamed = columns.length > 0 && columns.every((name) => name !== '');
  const header = unless(isNamed, 'a first row that names every column', columns.join(', '));
  return [
    {
      clause: 'encodings.csv-quoting',
      difference: unless(problem === null, 'CSV as in RFC 4180', problem ?? ''),
    },
    { clause: 'encodings.csv-header-row', difference: header },
  ];
};

const byteOrderMark = '\uFEFF';

/** Checks the byte order mark of a CSV page. @param isSuppressed whether its request has `bom=false` */
export const checkByteOrderMark = (body: string, isSuppressed: boolean): CheckResult => {
  const got = JSON.stringify(body.slice(0, 40));
  const isMarked = body.startsWith(byteOrderMark);
  if (isSuppressed) {
    const difference = unless(!isMarked, 'no byte order mark with bom=false', got);
    return { clause: 'encodings.csv-bom-suppressed', difference };
  }
  // No member name begins with a byte order mark, so a second one is never part of the first column's name.
  const isRight = isMarked && !body.startsWith(byteOrderMark, byteOrderMark.length);
  const difference = unless(isRight, 'a body that begins with one EF BB BF', got);
  return { clause: 'encodings.csv-bom-by-default', difference };
};

/** Checks a TSON page on its own. Without a schema line, or without known separators, nothing else can be checked. */
export const checkTson = (
  { schemaLine, isSeparated, problem, rows }: ParsedTson,
  body: string,
): CheckResult[] => {
  const [first = ''] = body.split('\n');
  const needless = rows.flat().find(({ quoted, value }) => quoted && isPlainWord(value));
  const isSchema = Boolean(schemaLine) && !(isSeparated && first.includes(':'));
  const schema = unless(isSchema, 'a bracketed list of field paths, without types', first.slice(0, 200));
  const results: CheckResult[] = [{ clause: 'encodings.tson-schema-line', difference: schema }];
  if (!schemaLine) return results;
  const separated = unless(
    isSeparated,
    'a comma, semicolon, bar or tab between two fields',
    body.slice(0, 200),
  );
  results.push({ clause: 'encodings.tson-separators', difference: separated });
  if (!isSeparated) return results;
  const lines = unless(problem === null, 'a field for each path', problem ?? '');
  const quotes = unless(!needless, 'a plain word without quotes', needless?.raw ?? '');
  return [
    ...results,
    { clause: 'encodings.tson-record-lines', difference: lines },
    { clause: 'encodings.tson-quotes-when-ambiguous', difference: quotes },
  ];
};

/** Checks the framing of an NDJSON page. */
export const checkNdjson = ({ problem, records }: ParsedNdjson, { list }: OperationShape): CheckResult => {
  const isEnveloped = records.length === 1 && Array.isArray(records[0]?.[list?.items ?? '']);
  const got = problem ?? 'an envelope with all records in it';
  const difference = unless(problem === null && !isEnveloped, 'one record per line', got);
  return { clause: 'encodings.ndjson-record-per-line', difference };
};
