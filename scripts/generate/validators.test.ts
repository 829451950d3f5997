import { schemas } from '@workspace-api/contract/validators';
import { expect, test } from 'vitest';

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
