import contract from '@workspace-api/contract/openapi.json' with { type: 'json' };
import controlPlane from '@workspace-api/contract/sandbox/openapi.json' with { type: 'json' };
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { fieldErrors } from '../mocks/sandbox/core/field-errors.ts';
import { listValues } from '../scripts/generate/descriptions-table.ts';

const all = [...listValues('pattern', contract, controlPlane)];
const ajv = new Ajv2020({ allowUnionTypes: true });

/** Character sequences that only appear in regular expressions. */
const regularExpression = /[\^$\\]|\[[^\]]*\]|\.\+|\(\?|\{\d+/;

test.each(all)("a value that doesn't match %s gets a readable message", (pattern) => {
  const validate = ajv.compile({ type: 'string', pattern });
  const unlike = ['', 'Tx', '~', '\r\n', 'ÄÖ'].find((value) => !validate(value));
  expect(unlike).toBeDefined();
  validate(unlike);
  const [field] = fieldErrors({ errors: validate.errors ?? [] }).fields;
  expect(field).toMatchObject({ reason: 'format_mismatch' });
  expect(field?.message).toMatch(/^The value must be .+\.$/);
  expect(field?.message).not.toContain('another form');
  expect(field?.message).not.toMatch(regularExpression);
});

test.each([...listValues('format', contract, controlPlane)])(
  "a value that isn't a valid %s gets a readable message",
  (format) => {
    const params = { format };
    const error = {
      instancePath: '/a',
      schemaPath: '',
      keyword: 'format',
      params,
      message: `must match ${format}`,
    };
    const [field] = fieldErrors({ errors: [error] }).fields;
    expect(field?.message).toMatch(/^The value must be .+ such as .+\.$/);
  },
);

const schema = {
  type: 'object',
  minProperties: 2,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 3 },
    code: { type: 'string', minLength: 2 },
    note: { type: ['string', 'null'] },
    tags: { type: 'array', minItems: 1, maxItems: 2, uniqueItems: true },
    count: { type: 'integer', minimum: 1, maximum: 9, multipleOf: 3 },
    share: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
    isOpen: { type: 'boolean' },
  },
};

test.each([
  [[], 'must be an object'],
  [{}, 'must have at least 2 fields'],
  [{ name: '', code: 'ab' }, 'must not be empty'],
  [{ name: 'abcd', code: 'ab' }, 'must have at most 3 characters'],
  [{ name: 'abc', code: 'a' }, 'must have at least 2 characters'],
  [{ name: 1, code: 'ab' }, 'must be a string'],
  [{ note: 1, code: 'ab' }, 'must be a string or null'],
  [{ tags: 'a', code: 'ab' }, 'must be an array'],
  [{ tags: [], code: 'ab' }, 'must not be empty'],
  [{ tags: [1, 2, 3], code: 'ab' }, 'must have at most 2 items'],
  [{ tags: [1, 1], code: 'ab' }, 'must not have the same item twice (items 0 and 1)'],
  [{ count: 1.5, code: 'ab' }, 'must be an integer'],
  [{ count: 0, code: 'ab' }, 'must be at least 1'],
  [{ count: 12, code: 'ab' }, 'must be at most 9'],
  [{ count: 4, code: 'ab' }, 'must be a multiple of 3'],
  [{ share: 0, code: 'ab' }, 'must be greater than 0'],
  [{ share: 1, code: 'ab' }, 'must be less than 1'],
  [{ isOpen: 'yes', code: 'ab' }, 'must be a boolean'],
])('%j is rejected: the value %s', (body, demand) => {
  const validate = ajv.compile(schema);
  validate(body);
  const { fields } = fieldErrors({ errors: validate.errors ?? [] });
  expect(fields.map(({ message }) => message)).toEqual([`The value ${demand}.`]);
});
