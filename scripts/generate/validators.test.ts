import { examples } from '@workspace-api/contract';
import { schemas, type Validator } from '@workspace-api/contract/validators';
import { expect, test } from 'vitest';
import { maxErrors } from './items-keyword.ts';

/** Counts how often a validator reads an array with this number of different items. */
const countReads = (validate: typeof schemas.Agent, field: string, length: number): number => {
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
  expect(countReads(validate, field, 1000)).toBeLessThanOrEqual(2 * countReads(validate, field, 500));
});

/** Counts how many values of an object or array a validator reads before it stops. */
const countValues = (validate: Validator, toBody: (values: object) => unknown, values: object): number => {
  let reads = 0;
  const counted = new Proxy(values, {
    get(target, key, receiver) {
      if (typeof key === 'string' && /^\d+$|^color/.test(key)) reads++;
      return Reflect.get(target, key, receiver);
    },
  });
  expect(validate(toBody(counted))).toBe(false);
  return reads;
};

const many = 50_000;

test('validation stops after the first errors of a list', () => {
  const records = Array.from({ length: many }, () => ({ a: 1 }));
  const reads = countValues(schemas.AgentList, (data) => ({ data }), records);
  expect(reads).toBeLessThanOrEqual(maxErrors);
  const missing = schemas.AgentList.errors?.length ?? 0;
  expect(missing).toBeGreaterThanOrEqual(maxErrors);
  expect(missing).toBeLessThan(2 * maxErrors);
});

test('validation stops after the first errors of an object with any members', () => {
  const colors = Object.fromEntries(Array.from({ length: many }, (_, index) => [`color${index}`, 1]));
  const reads = countValues(schemas.Theme, (each) => ({ ...examples.theme, colors: each }), colors);
  expect(reads).toBeLessThanOrEqual(maxErrors);
});
