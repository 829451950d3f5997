import { type OperationShape, operationList, parameterValues } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { createTestTrace } from './trace.test-helper.ts';

const operations: readonly OperationShape[] = operationList;

test.each([
  ['status', 'validation.query-fails-with-400'],
  ['level', 'logs.search-unknown-level'],
] as const)('%s takes only the values that the contract lists for it', (name, clause) => {
  const { exchange } = createTestTrace();
  const having = operations.filter(({ parameters }) => parameters.query.some((one) => one.name === name));
  const listBroken = (value: string) =>
    having.flatMap(({ method, path }) =>
      exchange(method, `${path.replace('{slug}', 'acme')}?${name}=${value}`).filter((id) => id === clause),
    );
  for (const value of parameterValues[name])
    expect([listBroken(value), listBroken(value.toUpperCase())]).toEqual([[], []]);
  expect(listBroken('other')).toEqual(having.map(() => clause));
});
