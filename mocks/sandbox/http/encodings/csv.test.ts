import { parse } from 'csv-parse/browser/esm/sync';
import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

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
      'Submission',
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
  const rows = parseCsv(toCsv('Submission', [submission({ 'a.b': 'flat', a: { b: 'nested' } })], false));
  expect(rows[0]).toContain('data.a\\.b');
  expect(rows[1]).toEqual(['sub_1', 'frm_1', 'flat', 'nested', '']);
});

test('a key that holds an object in one record and a string in another has both columns', () => {
  const rows = parseCsv(
    toCsv('Submission', [submission({ size: 'M' }), submission({ size: { eu: 40 } })], false),
  );
  expect(rows.map((row) => row.slice(2, 4))).toEqual([
    ['data.size', 'data.size.eu'],
    ['M', ''],
    ['', '40'],
  ]);
});

test('a key with the name of a built-in property is an ordinary key', () => {
  const rows = parseCsv(toCsv('Submission', [submission({ toString: 'x' }), submission({})], false));
  expect(rows.map((row) => row[2])).toEqual(['data.toString', 'x', '']);
});
