import { recordTypes, toCsv, toTson } from '@workspace-api/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCsv, parseTson } from '../client/index.ts';

const key = fc.oneof(
  fc.constantFrom('a', 'b', 'toString', 'a.b', 'a,b', 'c]', '\\', ' padded', '42', 'line\u2028separator'),
  fc.string({ minLength: 1, unit: 'binary' }),
);
const string = fc.oneof(
  fc.constantFrom(
    '',
    'a,b',
    'a;b',
    'say "hi"',
    'two\nlines',
    'line\u2028separator',
    ' padded ',
    '42',
    '-1.5e3',
    '.5',
    'true',
    'null',
  ),
  fc.string({ unit: 'binary' }),
);
const scalar = fc.oneof(string, fc.integer(), fc.boolean());

/** Submissions whose visitors filled in different fields: values, lists, and objects of values. */
const createSubmissions = (...values: fc.Arbitrary<unknown>[]) =>
  fc.array(
    fc.record({
      id: fc.constant('sub_1'),
      form_id: fc.constant('frm_1'),
      data: fc.dictionary(
        key,
        fc.oneof(...values, fc.dictionary(key, values[0] as fc.Arbitrary<unknown>, { minKeys: 1 })),
      ),
      submitted_at: fc.constant('2026-11-02T09:00:00.000Z'),
    }),
    { maxLength: 3 },
  );

test('a client reads the records from TSON that the sandbox wrote', () => {
  // A list of one item looks like the item.
  const lists = fc.array(scalar, { minLength: 2, maxLength: 3 });
  fc.assert(
    fc.property(createSubmissions(scalar, lists), (records) => {
      expect(parseTson(toTson(recordTypes.Submission, records), { data: {} })).toEqual(records);
    }),
  );
});

test('a client reads the records from CSV that the sandbox wrote, with strings as values', () => {
  // An empty cell is an absent value.
  const filled = string.filter((value) => value !== '');
  fc.assert(
    fc.property(createSubmissions(filled), fc.boolean(), (records, bom) => {
      expect(parseCsv(toCsv(recordTypes.Submission, records, bom), { data: {} })).toEqual(records);
    }),
  );
});

test.each([null, undefined, {}, []])('the cell of %j is empty', (name) => {
  expect(toTson(recordTypes.Workspace, [{ id: 'ws_1', slug: 'acme', name }])).toMatch(/^ws_1,acme,$/m);
});
