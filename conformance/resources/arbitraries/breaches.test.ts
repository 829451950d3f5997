import { operationList } from '@workspace-api/contract';
import { schemas } from '@workspace-api/contract/validators';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breaches, describeBreach, toPointer } from './breaches.ts';
import { componentSchema } from './json-schema.ts';
import { validValue } from './valid-value.ts';

const names = [
  ...new Set(operationList.flatMap(({ requestBody }) => (requestBody ? [requestBody.schema] : []))),
];
const getValidator = (name: string) => schemas[name as keyof typeof schemas];
const describeBreaches = (name: string) => breaches(componentSchema(name)).map(describeBreach);

describe.each(names)('%s', (name) => {
  test('accepts every generated value', () => {
    const validate = getValidator(name);
    fc.assert(fc.property(validValue(componentSchema(name)), (value) => validate(value)));
  });

  test('rejects every breach at its place', () => {
    const validate = getValidator(name);
    for (const { keys, kind, value } of breaches(componentSchema(name))) {
      fc.assert(
        fc.property(value, (broken) => {
          expect(validate(broken), `${kind} at ${toPointer(keys)}: ${JSON.stringify(broken)}`).toBe(false);
          const own = kind === 'missing' || kind === 'unknown-field' ? keys.slice(0, -1) : keys;
          // If a value matches no alternative of a oneOf, that is the error below it.
          const errors = validate.errors?.filter(({ keyword }) => keyword !== 'discriminator');
          expect(new Set(errors?.map(({ instancePath }) => instancePath))).toEqual(new Set([toPointer(own)]));
        }),
        { numRuns: 20 },
      );
    }
  });
});

test('lists every possible breach of a body', () => {
  expect(describeBreaches('MintTokenRequest')).toEqual([
    'wrong-type at the whole body',
    'missing at /scopes',
    'wrong-type at /scopes',
    'too-short at /scopes',
    'wrong-type at /scopes/0',
    'unknown-value at /scopes/0',
    'wrong-type at /name',
    'too-short at /name',
    'too-long at /name',
    'unknown-field at /gate_unknown_field',
  ]);
});

test('lists the breaches of each alternative of a schema, and shared ones once', () => {
  expect(describeBreaches('JsonPatch')).toEqual([
    'wrong-type at the whole body',
    'wrong-type at /0',
    'missing at /0/op',
    'missing at /0/path',
    'missing at /0/value',
    'wrong-type at /0/op',
    'unknown-value at /0/op',
    'wrong-type at /0/path',
    'pattern at /0/path',
    'missing at /0/from',
    'wrong-type at /0/from',
    'pattern at /0/from',
  ]);
});

test('distinguishes documented from undocumented breaches', () => {
  const describeDocumentedBreaches = (name: string) =>
    breaches(componentSchema(name))
      .filter((breach) => breach.isDocumented)
      .map(describeBreach);
  expect(describeDocumentedBreaches('MintTokenRequest')).toEqual([
    'wrong-type at the whole body',
    'missing at /scopes',
    'wrong-type at /scopes',
    'wrong-type at /scopes/0',
  ]);
  expect(describeDocumentedBreaches('CreateAgentRequest')).toEqual([]);
});
