import { type SchemaError, schemas } from '@workspace-api/contract/validators';
import { expect, test } from 'vitest';
import { fieldErrors } from './field-errors.ts';
import { limits } from './limits.ts';

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

const scopes = ['agents:read'];

test.each([
  ['MintTokenRequest', {}, ['/scopes missing']],
  ['MintTokenRequest', { scopes: [] }, ['/scopes too_short']],
  ['MintTokenRequest', { scopes: ['agents:fly'] }, ['/scopes/0 unknown_value']],
  ['MintTokenRequest', { scopes: 'agents:read' }, ['/scopes format_mismatch']],
  ['MintTokenRequest', { scopes: [...scopes, ...scopes] }, ['/scopes format_mismatch']],
  ['MintTokenRequest', { scopes, name: 'n'.repeat(121) }, ['/name too_long']],
  ['MintTokenRequest', { scopes, 'a/b~c': 1 }, ['/a~1b~0c unknown_field']],
  // An operation of a patch has only errors of the members of its op.
  ['JsonPatch', [{ op: 'add', path: '/a' }], ['/0/value missing']],
  ['JsonPatch', [{ op: 'test', path: '/a', from: '/b' }], ['/0/value missing']],
  ['JsonPatch', [{ op: 'move', path: '/a' }], ['/0/from missing']],
  ['JsonPatch', [{ op: 'copy', path: '/a', from: 'b' }], ['/0/from format_mismatch']],
  ['JsonPatch', [{ op: 'spam', path: '/a' }], ['/0/op unknown_value']],
  ['JsonPatch', [{ op: 'remove' }], ['/0/path missing']],
  ['JsonPatch', [{ path: '/a', value: 1 }], ['/0/op missing']],
  ['JsonPatch', [{ op: 1, path: '/a' }], ['/0/op format_mismatch']],
  ['JsonPatch', [{ op: 'remove', path: '/a', value: 1, from: 5 }], []],
  ['JsonPatch', [{ op: 'replace', path: '/a', value: 1, from: 'no pointer' }], []],
] as const)('the errors of the %s %j are %j', (name, body, errors) => {
  expect(schemas[name](body)).toBe(errors.length === 0);
  expect(fieldErrors(schemas[name]).fields.map(({ path, reason }) => `${path} ${reason}`)).toEqual(errors);
});
