import { query, schemas } from '@workspace-api/contract/validators';
import { expect, test } from 'vitest';
import { fieldErrors } from './field-errors.ts';

const fieldsOf = (validate: typeof schemas.Agent, value: unknown) => {
  expect(validate(value)).toBe(false);
  return fieldErrors(validate.errors ?? []).map(({ path, reason }) => [path, reason]);
};

test.each([
  [{}, '/scopes', 'missing'],
  [{ scopes: [] }, '/scopes', 'too_short'],
  [{ scopes: ['agents:fly'] }, '/scopes/0', 'unknown_value'],
  [{ scopes: 'agents:read' }, '/scopes', 'format_mismatch'],
  [{ scopes: ['agents:read', 'agents:read'] }, '/scopes', 'format_mismatch'],
  [{ scopes: ['agents:read'], name: 'n'.repeat(121) }, '/name', 'too_long'],
  [{ scopes: ['agents:read'], 'a/b~c': 1 }, '/a~1b~0c', 'unknown_field'],
])('%j offends at %s by %s', (body, path, reason) => {
  expect(fieldsOf(schemas.MintTokenRequest, body)).toEqual([[path, reason]]);
});

test('a number outside its bounds is out of range', () => {
  expect(fieldsOf(query.listAgents, { limit: '0' })).toEqual([['/limit', 'out_of_range']]);
});

test('a place that offends in two ways is named once', () => {
  const error = {
    instancePath: '/a',
    schemaPath: '',
    keyword: 'minLength',
    params: {},
    message: 'is too short',
  };
  const fields = fieldErrors([error, { ...error, keyword: 'pattern' }]);
  expect(fields.map(({ reason }) => reason)).toEqual(['too_short']);
});
