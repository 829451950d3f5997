import {
  examples,
  getOperation,
  type ListRecord,
  mediaTypes,
  type OperationId,
  operationList,
  recordFields,
  toCsv,
  toTson,
} from '@workspace-api/contract';
import { parse } from 'csv-parse/browser/esm/sync';
import { describe, expect, test } from 'vitest';
import { canSendTrailers, encodeList } from './encode-list.ts';

const createPage = (id: OperationId, items: readonly ListRecord[], nextCursor: string | null = null) => ({
  operation: getOperation(id),
  items,
  nextCursor,
  hasMore: nextCursor !== null,
  bom: true,
  wantsTrailers: false,
});

const declared: Readonly<Record<string, unknown>> = examples;

const lists = operationList
  .filter(({ list }) => list !== null)
  .flatMap((operation) =>
    (operation.responses['200']?.examples ?? [])
      .filter((name) => `${name}-csv` in examples)
      .map((name) => {
        const envelope = declared[name] as Record<string, unknown>;
        const items = envelope[operation.list?.items ?? ''] as ListRecord[];
        return { id: operation.id, name, envelope, page: createPage(operation.id, items) };
      }),
  );

test('every list has an example', () => {
  expect(new Set(lists.map(({ id }) => id))).toEqual(
    new Set(operationList.filter(({ list }) => list !== null).map(({ id }) => id)),
  );
});

describe.each(lists)('$id', ({ name, envelope, page }) => {
  test('is encoded as the JSON of the contract', () => {
    expect(JSON.parse(encodeList(mediaTypes.json, page).body as string)).toEqual(envelope);
  });

  test.each(['ndjson', 'csv', 'tson'] as const)(
    'is encoded as the %s of the contract, byte for byte',
    (short) => {
      expect(encodeList(mediaTypes[short], page).body).toBe(declared[`${name}-${short}`]);
    },
  );
});

test('a call without a connection gets no trailers', () => {
  const request = new Request('http://sandbox.test/', { headers: { TE: 'trailers' } });
  expect(canSendTrailers(request, undefined)).toBe(false);
});

const submission = (data: Record<string, unknown>) => ({
  id: 'sub_1',
  form_id: 'frm_1',
  data,
  submitted_at: null,
});
const parseCsv = (csv: string) => parse(csv, { bom: true, record_delimiter: '\r\n' });

test('keys of only some records are columns of all, in the order of their first occurrence', () => {
  const rows = parseCsv(
    toCsv(
      recordFields.Submission,
      [submission({ email: 'a@b.example' }), submission({ name: 'Bo', email: null })],
      false,
    ),
  );
  expect(rows).toEqual([
    ['id', 'form_id', 'data.email', 'data.name', 'submitted_at'],
    ['sub_1', 'frm_1', 'a@b.example', '', ''],
    ['sub_1', 'frm_1', '', 'Bo', ''],
  ]);
});

test('a key with a dot and a nested key have separate columns', () => {
  const rows = parseCsv(
    toCsv(recordFields.Submission, [submission({ 'a.b': 'flat', a: { b: 'nested' } })], false),
  );
  expect(rows[0]).toContain('data.a\\.b');
  expect(rows[1]).toEqual(['sub_1', 'frm_1', 'flat', 'nested', '']);
});

test('a key that holds an object in one record and a string in another has both columns', () => {
  const rows = parseCsv(
    toCsv(recordFields.Submission, [submission({ size: 'M' }), submission({ size: { eu: 40 } })], false),
  );
  expect(rows.map((row) => row.slice(2, 4))).toEqual([
    ['data.size', 'data.size.eu'],
    ['M', ''],
    ['', '40'],
  ]);
});

test('a key with the name of a built-in property is an ordinary key', () => {
  const rows = parseCsv(
    toCsv(recordFields.Submission, [submission({ toString: 'x' }), submission({})], false),
  );
  expect(rows.map((row) => row[2])).toEqual(['data.toString', 'x', '']);
});

const workspace = (name: unknown) => ({ id: 'ws_1', slug: 'acme', name });
const nameLine = (name: unknown) => toTson(recordFields.Workspace, [workspace(name)]).split('\n')[1];

test.each([
  '',
  'a,b',
  'a;b',
  'say "hi"',
  'two\nlines',
  'tab\there',
  ' padded',
  'padded ',
  '42',
  '-1.5e3',
  '.5',
  'true',
  'null',
])('the string %j is quoted', (name) => {
  expect(nameLine(name)).toBe(`ws_1,acme,${JSON.stringify(name)}`);
});

test.each([[42], [-1.5], [true], [false]])('the value %j is not quoted', (value) => {
  expect(nameLine(value)).toBe(`ws_1,acme,${value}`);
});

test.each([[null], [undefined], [{}], [[]]])('the cell of %j is empty', (value) => {
  expect(nameLine(value)).toBe('ws_1,acme,');
});

test('an array is one cell, an item with a separator is quoted', () => {
  expect(nameLine(['a', 'b;c', 3, { d: 1 }])).toBe('ws_1,acme,a;"b;c";3;"{\\"d\\":1}"');
});

test('a path that would break the first line is quoted', () => {
  const tson = toTson(recordFields.Submission, [{ id: 'sub_1', data: { 'a,b': 1, 'c]': 2 } }]);
  expect(tson.split('\n')[0]).toBe('[id,form_id,"data.a,b","data.c]",submitted_at]');
});
