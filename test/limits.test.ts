import { readFile } from 'node:fs/promises';
import { type OperationShape, operationList } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { componentSchema, resolved } from '../conformance/resources/arbitraries/json-schema.ts';
import { limits } from '../mocks/sandbox/core/limits.ts';
import { fromRoot } from '../scripts/generate/paths.ts';

const page = await readFile(fromRoot('docs/limits.md'), 'utf8');

/** The first cells of the rows on the page that begin with a name. */
const rows = [...page.matchAll(/^\| `([\w./]+)` \| (?:`(\w+)` \| )?([\d,]+) \|/gm)].map(
  ([, name = '', field, value = '']) => ({ name, field, value }),
);

const formatCount = (value: number): string => value.toLocaleString('en');

test('the page lists exactly the limits, with their values', () => {
  expect(rows.filter(({ field }) => field === undefined).map(({ name, value }) => [name, value])).toEqual(
    Object.entries(limits).map(([name, value]) => [name, formatCount(value)]),
  );
});

type Length = { readonly operation: OperationShape; readonly field: string; readonly length: number };

/** The maximum lengths of strings in the body of an operation, by field. */
const listLengths = (operation: OperationShape): Length[] =>
  Object.entries(componentSchema(operation.requestBody?.schema ?? '').properties ?? {}).flatMap(
    ([field, schema]) => {
      const { maxLength: length } = resolved(schema);
      return length === undefined ? [] : [{ operation, field, length }];
    },
  );

const lengths = (operationList as readonly OperationShape[])
  .filter(({ requestBody }) => requestBody !== null)
  .flatMap(listLengths);

test('the page lists the maximum length of every field', () => {
  expect(rows.filter(({ field }) => field !== undefined)).toEqual(
    lengths.map(({ operation, field, length }) => ({
      name: operation.id,
      field,
      value: formatCount(length),
    })),
  );
});
