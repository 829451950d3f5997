import { schemas } from '@workspace-api/contract/validators';
import { expect, test } from 'vitest';
import { ErrorList, maxKeptErrors } from './error-list.ts';

const listOf = (first: number, count: number): ErrorList => {
  const list = new ErrorList(first);
  for (let error = first + 1; error < first + count; error++) list.push(error);
  return list;
};

test('the first errors are kept and the rest counted', () => {
  const list = listOf(0, maxKeptErrors - 1).concat(listOf(5000, 3000));
  expect(list).toHaveLength(maxKeptErrors + 2999);
  expect(list.kept).toHaveLength(maxKeptErrors);
  expect(list.kept.slice(-2)).toEqual([maxKeptErrors - 2, 5000]);
});

test.each([
  [maxKeptErrors + 500, maxKeptErrors],
  [3, 3],
])('a list that is set back to %i errors keeps %i', (length, kept) => {
  const list = listOf(0, 3000);
  list.length = length;
  expect([list.length, list.kept.length]).toEqual([length, kept]);
});

test('a validator keeps a bounded number of errors and counts them all', () => {
  const validate = schemas.JsonPatch;
  expect(validate(Array.from({ length: 5000 }, () => 1))).toBe(false);
  expect([validate.errors?.length, validate.errorCount]).toEqual([maxKeptErrors, 5000]);
  expect(validate([])).toBe(true);
  expect([validate.errors, validate.errorCount]).toEqual([null, 0]);
});

/** How often a validator reads an array of so many different items. */
const readsOf = (validate: typeof schemas.Agent, field: string, length: number): number => {
  let reads = 0;
  const items = new Proxy(
    Array.from({ length }, (_, index) => `item-${index}`),
    {
      get(target, key, receiver) {
        reads++;
        return Reflect.get(target, key, receiver);
      },
    },
  );
  validate({ [field]: items });
  return reads;
};

test.each([
  ['scopes', schemas.MintTokenRequest],
  ['events', schemas.CreateWebhookSubscriptionRequest],
])('twice as many %s are read no more than twice as often', (field, validate) => {
  expect(readsOf(validate, field, 1000)).toBeLessThanOrEqual(2 * readsOf(validate, field, 500));
});
