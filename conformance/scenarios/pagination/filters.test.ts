import { type OperationShape, operationList } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { filterClauses, listFilters } from './filters.ts';

test('each filter of a list has a clause, by which its combinations are checked', () => {
  const names = (operationList as readonly OperationShape[]).flatMap(listFilters);
  expect(names).toContain('status');
  expect(names.filter((name) => !(name in filterClauses))).toEqual([]);
});
