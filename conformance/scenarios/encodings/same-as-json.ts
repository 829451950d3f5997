import { type ClauseId, mediaTypes, type OperationShape } from '@workspace-api/contract';
import { getItems, isSuccess } from '../../checks/body.ts';
import type { JsonRecord } from '../../checks/encodings/leaves.ts';
import { getNextCursor } from '../../checks/pagination/next-cursor.ts';
import { moreThan } from '../../checks/pagination/page-rules.ts';
import { sameRecord } from '../../checks/same-value.ts';
import { statusFits } from '../../checks/tolerated-errors.ts';
import type { Case } from '../../engine/case/case.ts';
import { describeResponse } from '../../engine/case/describe-response.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { OperationRequest } from '../../target/request.ts';
import { encodedList } from './awkward-records.ts';

/** A page in an encoding, with the parts that a walk needs. */
export type EncodedPage<Row> = {
  response: Exchange;
  rows: readonly Row[];
  cursor: string | null;
};

/** The pages of one list in one encoding. */
export type EncodedWalk<Row> = {
  pages: readonly EncodedPage<Row>[];
  /** Whether the last page has no cursor. */
  ended: boolean;
};

/** A difference from JSON, with the clause that it breaks. */
export type Difference = { clause: ClauseId; expected: unknown; got: unknown; response: Exchange };

/** How to request an encoding, read it, and compare it with the records in JSON. */
export type Encoding<Row> = {
  mediaType: string;
  headers?: Readonly<Record<string, string>>;
  /** Reads a page; `index` counts from 0. Checks the requirements that hold for any records. */
  read: (response: Exchange, index: number) => { rows: readonly Row[]; cursor: string | null };
  /** Returns the first difference between a row and its record. */
  compare: (row: Row, record: JsonRecord, response: Exchange) => Difference | null;
  /** The clause that defines the cursor of the next page. Without it, the walk continues with the cursors of JSON. */
  cursorClause: ClauseId | null;
};

/**
 * Two small pages, the second with one record, then pages as large as the target sends. The list may have more pages.
 *
 * @param rest the number of records after the first two pages if the third is to hold exactly these
 */
const limits = (operation: OperationShape, rest: number | null): readonly (number | undefined)[] => {
  const widest = operation.list?.maxLimit;
  return [2, 1, rest ?? widest, widest, widest, widest];
};

/** The number of records after the first two pages of a walk; null if it is unknown, or too large for a page. */
const countRest = ({ list }: OperationShape, { pages, ended }: EncodedWalk<unknown>): number | null => {
  const rest = pages.slice(2).reduce((sum, { rows }) => sum + rows.length, 0);
  return ended && rest > 0 && rest <= (list?.maxLimit ?? 0) ? rest : null;
};

/**
 * Follows the cursors of a list; null if the target doesn't send it in the encoding.
 *
 * @param json a walk in JSON: the third page is then to be the last one, and full
 */
const walkIn = async <Row>(
  t: Case,
  operation: OperationShape,
  request: OperationRequest,
  {
    mediaType,
    headers = {},
    read,
    cursorClause,
  }: Pick<Encoding<Row>, 'mediaType' | 'headers' | 'read' | 'cursorClause'>,
  json: EncodedWalk<unknown> | null = null,
): Promise<EncodedWalk<Row> | null> => {
  const pages: EncodedPage<Row>[] = [];
  const cursorSource = cursorClause === null ? json : null;
  const rest = json === null || cursorSource ? null : countRest(operation, json);
  let cursor: string | null = null;
  for (const [index, limit] of limits(operation, rest).entries()) {
    const query: OperationRequest['query'] = { ...request.query, limit, ...(cursor !== null && { cursor }) };
    const response = await t.send({
      ...request,
      accept: mediaType,
      headers: { ...request.headers, ...headers },
      query,
    });
    if (cursorClause && cursor !== null && statusFits(response.status, '4XX'))
      t.expect(
        cursorClause,
        false,
        { expected: `the page of the cursor ${cursor}`, got: describeResponse(response) },
        response,
      );
    if (!isSuccess(response) || response.mediaType !== mediaType) return null;
    const page = read(response, index);
    const difference = limit === undefined ? null : moreThan(page.rows, limit);
    t.hold({ clause: 'pagination.limit-respected', difference }, response);
    pages.push({ response, ...page });
    cursor = cursorSource ? (cursorSource.pages[index]?.cursor ?? null) : page.cursor;
    if (cursor === null) return { pages, ended: true };
  }
  return { pages, ended: false };
};

const readJson =
  (operation: OperationShape) =>
  (response: Exchange): { rows: JsonRecord[]; cursor: string | null } => ({
    rows: getItems(operation, response.json()),
    cursor: getNextCursor(response),
  });

const listRows = <Row>({ pages }: EncodedWalk<Row>): { row: Row; response: Exchange }[] =>
  pages.flatMap(({ rows, response }) => rows.map((row) => ({ row, response })));

/** Finds the first difference between a walk and the walk in JSON. Pages may have any size. */
const findDifference = <Row>(
  walked: EncodedWalk<Row>,
  json: EncodedWalk<JsonRecord>,
  { compare, cursorClause }: Encoding<Row>,
): Difference | null => {
  const records = listRows(json).map(({ row }) => row);
  const rows = listRows(walked);
  for (const [index, { row, response }] of rows.entries()) {
    const record = records[index];
    const difference = record && compare(row, record, response);
    if (difference) return difference;
  }
  const last = walked.pages.at(-1);
  if (!last || !json.ended) return null;
  const missing = records.length - rows.length;
  const isCutShort = missing > 0 && walked.ended;
  if (isCutShort && cursorClause && walked.pages.length < json.pages.length)
    return {
      clause: cursorClause,
      expected: `a next cursor, since ${missing} more of ${records.length} records follow`,
      got: 'none',
      response: last.response,
    };
  const goesOn = !walked.ended || walked.pages.length > json.pages.length;
  if (isCutShort || (rows.length > records.length && !goesOn))
    return {
      clause: 'encodings.same-records',
      expected: `${records.length} records, as in JSON`,
      got: `${rows.length} records: ${last.response.text.slice(0, 200)}`,
      response: last.response,
    };
  const isEmpty = rows.length === records.length && last.rows.length === 0;
  if (cursorClause && goesOn && (isEmpty || !walked.ended || rows.length > records.length))
    return {
      clause: cursorClause,
      expected: 'no next cursor on the last page',
      got: walked.pages.at(-2)?.cursor ?? 'one',
      response: (walked.pages.at(-2) ?? last).response,
    };
  return null;
};

/**
 * Walks a list in an encoding and compares its records with a walk in JSON. Null if the target doesn't send the
 * encoding, or if the list keeps changing. All encodings share the walk in JSON, so a difference only counts if the
 * list is still the same.
 */
export const sameAsJson = async <Row>(
  t: Case,
  operation: OperationShape,
  encoding: Encoding<Row>,
): Promise<{ walked: EncodedWalk<Row>; json: EncodedWalk<JsonRecord>; request: OperationRequest } | null> => {
  const request = await encodedList(t, operation);
  const inJson = { mediaType: mediaTypes.json, read: readJson(operation), cursorClause: null };
  const fresh = () => walkIn(t, operation, request, inJson);
  let json = await t.once(`records of ${operation.id}`, async () => ({ walk: await fresh() }));
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (json.walk === null) return null;
    const walked = await walkIn(t, operation, request, encoding, json.walk);
    if (walked === null) return null;
    const difference = findDifference(walked, json.walk, encoding);
    if (difference === null) {
      if (walked.pages.some(({ rows }) => rows.length > 0)) t.pass('encodings.same-records');
      return { walked, json: json.walk, request };
    }
    const again = { walk: await fresh() };
    const isSame =
      again.walk !== null &&
      sameRecord(
        listRows(json.walk).map(({ row }) => row),
        listRows(again.walk).map(({ row }) => row),
      );
    const { clause, response, ...values } = difference;
    if (isSame) t.expect(clause, false, values, response);
    json = again;
  }
  return null;
};
