import type { OperationShape } from '@workspace-api/contract';
import { type CheckResult, createResult } from '../check-result.ts';
import type { ParsedCsv } from './csv.ts';
import type { ParsedNdjson } from './ndjson.ts';
import { isPlainWord, type ParsedTson } from './tson.ts';

/** Checks a CSV page on its own: its quoting and its header row. */
export const checkCsv = ({ problem, columns }: ParsedCsv): CheckResult[] => {
  const isNamed = columns.length > 0 && columns.every((name) => name !== '');
  const header = 'a first row that names every column';
  return [
    createResult('encodings.csv-quoting', problem === null, 'CSV as in RFC 4180', problem ?? ''),
    createResult('encodings.csv-header-row', isNamed, header, columns.join(', ')),
  ];
};

const byteOrderMark = '\uFEFF';

/** Checks the byte order mark of a CSV page. @param isSuppressed whether its request has `bom=false` */
export const checkByteOrderMark = (body: string, isSuppressed: boolean): CheckResult => {
  const got = JSON.stringify(body.slice(0, 40));
  const isMarked = body.startsWith(byteOrderMark);
  if (isSuppressed)
    return createResult('encodings.csv-bom-suppressed', !isMarked, 'no byte order mark with bom=false', got);
  // No member name begins with a byte order mark, so a second one is never part of the first column's name.
  const isRight = isMarked && !body.startsWith(byteOrderMark, byteOrderMark.length);
  return createResult('encodings.csv-bom-by-default', isRight, 'a body that begins with one EF BB BF', got);
};

/** Checks a TSON page on its own. Without a schema line, or without known separators, nothing else can be checked. */
export const checkTson = (
  { schemaLine, isSeparated, problem, rows }: ParsedTson,
  body: string,
): CheckResult[] => {
  const [first = ''] = body.split('\n');
  const isSchema = Boolean(schemaLine) && !(isSeparated && first.includes(':'));
  const paths = 'a bracketed list of field paths, without types';
  const schema = createResult('encodings.tson-schema-line', isSchema, paths, first.slice(0, 200));
  if (!schemaLine) return [schema];
  const separators = 'a comma, semicolon, bar or tab between two fields';
  const separated = createResult('encodings.tson-separators', isSeparated, separators, body.slice(0, 200));
  if (!isSeparated) return [schema, separated];
  const needless = rows.flat().find(({ quoted, value }) => quoted && isPlainWord(value))?.raw;
  const quotes = 'encodings.tson-quotes-when-ambiguous';
  return [
    schema,
    separated,
    createResult('encodings.tson-record-lines', problem === null, 'a field for each path', problem ?? ''),
    createResult(quotes, needless === undefined, 'a plain word without quotes', needless ?? ''),
  ];
};

/** Checks the framing of an NDJSON page. */
export const checkNdjson = ({ problem, records }: ParsedNdjson, { list }: OperationShape): CheckResult => {
  const isEnveloped = records.length === 1 && Array.isArray(records[0]?.[list?.items ?? '']);
  const got = problem ?? 'an envelope with all records in it';
  const isRight = problem === null && !isEnveloped;
  return createResult('encodings.ndjson-record-per-line', isRight, 'one record per line', got);
};
