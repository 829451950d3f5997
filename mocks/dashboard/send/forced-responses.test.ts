import { operationList, operations } from '@workspace-api/contract';
import pages from '@workspace-api/contract/list-examples.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { forcedResponses } from './choices.ts';

const listValues = (operation: Parameters<typeof forcedResponses>[0]) =>
  forcedResponses(operation).map(([value]) => value);

test('each page that a mock makes of a list can be forced', () => {
  for (const [id, examples] of Object.entries(pages)) {
    const operation = operationList.find((each) => each.id === id);
    if (!operation) throw new Error(`The contract has no operation ${id}.`);
    expect(listValues(operation)).toEqual(
      expect.arrayContaining(Object.keys(examples).map((name) => `code=200, example=${name}`)),
    );
  }
});

test('a response without a body is forced by its status, and an error by its name', () => {
  const values = listValues(operations.deleteSecret);
  expect(values).toEqual(expect.arrayContaining(['code=204', 'example=rate-limited']));
  expect(new Set(values).size).toBe(values.length);
});
