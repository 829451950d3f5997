import { query, type SchemaError, schemas } from '@workspace-api/contract/validators';
import { expect, test } from 'vitest';
import { fieldErrors } from './field-errors.ts';
import { limits } from './limits.ts';

const listFields = (validate: typeof schemas.Agent, value: unknown) => {
  expect(validate(value)).toBe(false);
  return fieldErrors(validate).fields.map(({ path, reason }) => [path, reason]);
};

test.each([
  [{}, '/scopes', 'missing'],
  [{ scopes: [] }, '/scopes', 'too_short'],
  [{ scopes: ['agents:fly'] }, '/scopes/0', 'unknown_value'],
  [{ scopes: 'agents:read' }, '/scopes', 'format_mismatch'],
  [{ scopes: ['agents:read', 'agents:read'] }, '/scopes', 'format_mismatch'],
  [{ scopes: ['agents:read'], name: 'n'.repeat(121) }, '/name', 'too_long'],
  [{ scopes: ['agents:read'], 'a/b~c': 1 }, '/a~1b~0c', 'unknown_field'],
])('%j is invalid at %s: %s', (body, path, reason) => {
  expect(listFields(schemas.MintTokenRequest, body)).toEqual([[path, reason]]);
});

test('a number outside its bounds is out of range', () => {
  expect(listFields(query.listAgents, { limit: '0' })).toEqual([['/limit', 'out_of_range']]);
});

test('a place with two errors is reported once', () => {
  const error = {
    instancePath: '/a',
    schemaPath: '',
    keyword: 'minLength',
    params: {},
    message: 'is too short',
  };
  const { fields } = fieldErrors({ errors: [error, { ...error, keyword: 'pattern' }] });
  expect(fields.map(({ reason }) => reason)).toEqual(['too_short']);
});

const unknownScopes = (count: number) => Array.from({ length: count }, (_, index) => `scope-${index}`);

test('the first of many invalid fields are listed with short messages, and the others are counted', () => {
  schemas.MintTokenRequest({ scopes: unknownScopes(5000) });
  const { fields, omitted } = fieldErrors(schemas.MintTokenRequest);
  expect([fields.length, omitted]).toEqual([limits.fieldErrors, 5000 - limits.fieldErrors]);
  expect(fields.at(-1)?.path).toBe(`/scopes/${limits.fieldErrors - 1}`);
  expect(Math.max(...fields.map(({ message }) => message.length))).toBeLessThan(250);
});

test('a shortened path is still a JSON Pointer', () => {
  schemas.MintTokenRequest({ scopes: ['me:read'], ['~'.repeat(10_000)]: 1 });
  const [field] = fieldErrors(schemas.MintTokenRequest).fields;
  expect(field?.path.length).toBeLessThanOrEqual(limits.fieldPathLength);
  expect(field?.path).toMatch(/^(\/([^~/]|~[01])*)*$/);
});

/** Counts how often the paths of a number of errors are read. */
const countReads = (count: number): number => {
  let reads = 0;
  const errors = unknownScopes(count).map((scope): SchemaError => {
    const error = { schemaPath: '', keyword: 'enum', params: {}, instancePath: '' };
    return Object.defineProperty(error, 'instancePath', { get: () => ++reads && `/${scope}` });
  });
  fieldErrors({ errors });
  return reads;
};

test('twice as many errors take at most twice the work', () => {
  expect(countReads(1000)).toBeLessThanOrEqual(2 * countReads(500));
});
