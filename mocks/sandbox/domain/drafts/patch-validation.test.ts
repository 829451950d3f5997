import { schemas } from '@workspace-api/contract/validators';
import { expect, test } from 'vitest';
import { fieldErrors } from '../../core/field-errors.ts';

const listErrors = (operation: object) => {
  const isValid = schemas.JsonPatch([operation]);
  expect(isValid).toBe(schemas.JsonPatch.errors === null);
  return fieldErrors(schemas.JsonPatch).fields.map(({ path, reason }) => `${path} ${reason}`);
};

test.each([
  { op: 'add', path: '/a', value: null },
  { op: 'remove', path: '/a', value: 1, from: 5 },
  { op: 'replace', path: '/a', value: 1, from: 'no pointer' },
  { op: 'test', path: '/a', value: {}, comment: 'ignored' },
  { op: 'move', path: '/a', from: '/b', xyz: 123 },
])('%o is an operation: other members are ignored', (operation) => {
  expect(listErrors(operation)).toEqual([]);
});

test.each([
  [{ op: 'add', path: '/a' }, ['/0/value missing']],
  [{ op: 'test', path: '/a', from: '/b' }, ['/0/value missing']],
  [{ op: 'move', path: '/a' }, ['/0/from missing']],
  [{ op: 'copy', path: '/a', from: 'b' }, ['/0/from format_mismatch']],
  [{ op: 'spam', path: '/a' }, ['/0/op unknown_value']],
  [{ op: 'remove' }, ['/0/path missing']],
  [{ path: '/a', value: 1 }, ['/0/op missing']],
  [{ op: 1, path: '/a' }, ['/0/op format_mismatch']],
] as const)('%o is reported by the fields that its op has', (operation, expected) => {
  expect(listErrors(operation)).toEqual(expected);
});
