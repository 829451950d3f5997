import {
  type ClauseId,
  mediaTypes,
  type OperationId,
  type OperationShape,
  operations,
} from '@workspace-api/contract';
import { getItems, isSuccess } from '../../checks/body.ts';
import type { ArrayNotation, Cell } from '../../checks/encodings/cell.ts';
import {
  compareRecord,
  type JsonRecord,
  type Table,
  type TableDifference,
} from '../../checks/encodings/compare-table.ts';
import { getNextCursor } from '../../checks/encodings/read-page.ts';
import { sameRecord } from '../../checks/same-value.ts';
import { statusFits } from '../../checks/tolerated-errors.ts';
import type { Case, Exchange, Gate, OperationRequest } from '../../engine/scenario.ts';
import { emptyList, encodedList, type SelectedList } from './unusual-records.ts';

/** A page in an encoding, with the parts that a walk needs. */
type EncodedPage<Row> = { response: Exchange; rows: readonly Row[]; cursor: string | null };

/** The pages of one list in one encoding. */
type EncodedWalk<Row> = {
  pages: readonly EncodedPage<Row>[];
  /** Whether the last page has no cursor. */
  ended: boolean;
};

/** A difference from JSON, with the clause that it breaks. */
export type Difference = { clause: ClauseId; expected: unknown; got: unknown };

/** How to request an encoding, read it, and compare it with the records in JSON. */
export type Encoding<Row> = {
  mediaType: string;
  headers?: Readonly<Record<string, string>>;
  /** Reads a page. Checks the requirements that hold for any records. */
  read: (response: Exchange) => { rows: readonly Row[]; cursor: string | null };
  /** The values of a row; one of them may be an id. */
  getValues: (row: Row) => readonly unknown[];
  /** Returns the first difference between a row and its record. */
  compare: (row: Row, record: JsonRecord) => Difference | null;
  /** The clause that defines the cursor of the next page. Without it, the walk continues with the cursors of JSON. */
  cursorClause: ClauseId | null;
};

/** Lists whose records have the strings that encodings have to escape, nested objects and arrays. */
const richest: readonly OperationId[] = ['listForms', 'listSubmissions', 'searchLogs'];

/**
 * Compares lists in an encoding with JSON: with `quick` the richest lists, and another one; and a list without records.
 *
 * @param compare compares one list. `share` chooses variations, as in `gate.eachOperation`
 */
export const compareLists = async (
  gate: Gate,
  mediaType: string,
  compare: (
    t: Case,
    operation: OperationShape,
    share: <T>(values: readonly T[]) => T[],
    list: SelectedList,
  ) => Promise<void>,
): Promise<void> => {
  const isRich = ({ id }: OperationShape) => richest.includes(id as OperationId);
  const others = gate.operations((operation) => operation.list !== null && !isRich(operation));
  const chosen = gate.some(mediaType, others);
  const isCompared = (operation: OperationShape) => isRich(operation) || chosen.includes(operation);
  await gate.eachOperation(isCompared, async (operation, t, share) =>
    compare(t, operation, share, await encodedList(t, operation.id as OperationId)),
  );
  await gate.case('an empty list', async (t) =>
    compare(t, operations.searchLogs, (values) => [...values], await emptyList(t)),
  );
};

/** A row of a table, with the columns of its page. */
type Row = { columns: readonly string[]; cells: readonly Cell[] };

/** How to read and compare an encoding whose pages are tables. A difference breaks `encodings.same-records` by default. */
export const inTable =
  ({
    mediaType,
    parse,
    arrays,
    clauses,
    cursorClause,
  }: Pick<Encoding<Row>, 'mediaType' | 'cursorClause'> & {
    parse: (t: Case, response: Exchange) => Table;
    arrays: ArrayNotation;
    clauses: Partial<Record<TableDifference['about'], ClauseId>>;
  }) =>
  (t: Case): Encoding<Row> => ({
    mediaType,
    read: (response) => {
      const { columns, rows } = parse(t, response);
      return { rows: rows.map((cells) => ({ columns, cells })), cursor: getNextCursor(response) };
    },
    getValues: ({ cells }) => cells.map(({ value }) => value),
    compare: ({ columns, cells }, record) => {
      const [first] = compareRecord(columns, cells, record, arrays);
      return first ? { clause: clauses[first.about] ?? 'encodings.same-records', ...first } : null;
    },
    cursorClause,
  });

/**
 * Two small pages, the second with one record, then pages as large as the target sends. The list may have more pages.
 *
 * @param rest the number of records after the first two pages if the third is to hold exactly these
 */
const getLimits = (operation: OperationShape, rest: number | null): readonly (number | undefined)[] => {
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
  { mediaType, headers = {}, read, cursorClause }: Omit<Encoding<Row>, 'compare' | 'getValues'>,
  json: EncodedWalk<unknown> | null = null,
): Promise<EncodedWalk<Row> | null> => {
  const pages: EncodedPage<Row>[] = [];
  const cursorSource = cursorClause === null ? json : null;
  const rest = json === null || cursorSource ? null : countRest(operation, json);
  let cursor: string | null = null;
  for (const [index, limit] of getLimits(operation, rest).entries()) {
    const query: OperationRequest['query'] = { ...request.query, limit, ...(cursor !== null && { cursor }) };
    const response = await t.send({ ...request, accept: mediaType, headers, query });
    if (cursorClause && cursor !== null && statusFits(response.status, '4XX'))
      t.expect(cursorClause, false, { expected: `the page of the cursor ${cursor}`, exchange: response });
    if (!isSuccess(response) || response.mediaType !== mediaType) return null;
    const page = read(response);
    pages.push({ response, ...page });
    cursor = cursorSource ? (cursorSource.pages[index]?.cursor ?? null) : page.cursor;
    if (cursor === null) return { pages, ended: true };
  }
  return { pages, ended: false };
};

type JsonWalk = EncodedWalk<JsonRecord>;

const readJson =
  (operation: OperationShape) =>
  (response: Exchange): { rows: JsonRecord[]; cursor: string | null } => ({
    rows: getItems(operation, response.json()),
    cursor: getNextCursor(response),
  });

/** The rows of a walk with one of these ids, or all without ids. Other clients may add and change the other records. */
const listRows = <Row>(
  { pages }: EncodedWalk<Row>,
  own: readonly string[],
  getValues: (row: Row) => readonly unknown[],
): { row: Row; response: Exchange }[] =>
  pages
    .flatMap(({ rows, response }) => rows.map((row) => ({ row, response })))
    .filter(({ row }) => own.length === 0 || getValues(row).some((value) => own.includes(value as string)));

const listRecords = (json: JsonWalk, own: readonly string[]): JsonRecord[] =>
  listRows(json, own, Object.values).map(({ row }) => row);

/** Finds the first difference between a walk and the walk in JSON. Pages may have any size. */
const findDifference = <Row>(
  walked: EncodedWalk<Row>,
  json: JsonWalk,
  own: readonly string[],
  { compare, cursorClause, getValues }: Encoding<Row>,
): (Difference & { response: Exchange }) | null => {
  const records = listRecords(json, own);
  const rows = listRows(walked, own, getValues);
  for (const [index, { row, response }] of rows.entries()) {
    const record = records[index];
    const difference = record && compare(row, record);
    if (difference) return { ...difference, response };
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
  if (isCutShort || (missing < 0 && !goesOn))
    return {
      clause: 'encodings.same-records',
      expected: `${records.length} records, as in JSON`,
      got: `${rows.length} records: ${last.response.text.slice(0, 200)}`,
      response: last.response,
    };
  const isEmpty = own.length === 0 && missing === 0 && last.rows.length === 0;
  if (cursorClause && goesOn && (isEmpty || !walked.ended || missing < 0))
    return {
      clause: cursorClause,
      expected: 'no next cursor on the last page',
      got: walked.pages.at(-2)?.cursor ?? 'one',
      response: (walked.pages.at(-2) ?? last).response,
    };
  return null;
};

/** How often a list is compared that other clients change. */
const mostAttempts = 3;

/**
 * Walks a list in an encoding and compares its records with a walk in JSON. All encodings share the walk in JSON, so a difference
 * only counts if the list is still the same.
 *
 * @throws NotExercisedError if the target doesn't send the encoding, or if the list keeps changing
 */
export const sameAsJson = async <Row>(
  t: Case,
  operation: OperationShape,
  encoding: Encoding<Row>,
  { request, own }: SelectedList,
): Promise<{ walked: EncodedWalk<Row>; json: JsonWalk; request: OperationRequest }> => {
  const inJson = { mediaType: mediaTypes.json, read: readJson(operation), cursorClause: null };
  const walkInJson = async () => ({ walk: await walkIn(t, operation, request, inJson) });
  let json = (await t.once(`records of ${operation.id} ${request.query?.q ?? ''}`, walkInJson)).walk;
  for (let attempt = 0; json !== null && attempt < mostAttempts; attempt += 1) {
    const walked = await walkIn(t, operation, request, encoding, json);
    if (walked === null) break;
    const difference = findDifference(walked, json, own, encoding);
    if (difference === null) {
      if (walked.pages.some(({ rows }) => rows.length > 0)) t.pass('encodings.same-records');
      return { walked, json, request };
    }
    const again = (await walkInJson()).walk;
    const { clause, response, ...values } = difference;
    // A walk with the cursors of JSON also misses records of this run if others were added before them.
    const compared = encoding.cursorClause === null ? [] : own;
    if (again && sameRecord(listRecords(json, compared), listRecords(again, compared)))
      t.expect(clause, false, { ...values, exchange: response });
    json = again;
  }
  const missing = `${operation.id} in ${encoding.mediaType}, and a list that stays the same`;
  return t.notExercised('encodings.same-records', missing);
};
