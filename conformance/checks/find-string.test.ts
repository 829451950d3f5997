import { expect, test } from 'vitest';
import { findId, findString } from './find-string.ts';

test('finds a value by its prefix, whatever the name of its field', () => {
  expect(findString({ id: 'tok_1', key: { plain: ['key_test_x'] } }, /^key_test_/)).toBe('key_test_x');
  expect(findString({ id: 'tok_1' }, /^key_test_/)).toBeNull();
});

test.each([
  ['the member id, however deep', { created_by: 'tok_0', token: { id: 'tok_1' } }],
  ['the id of its kind', { token_id: 'tok_1', issuer: 'tok_0' }],
  ['the only one', { data: { token: 'tok_1' }, created_by: 'tok_0' }],
])('the id of the record in a response is %s', (_, response) => {
  expect(findId(response, 'tok_', 'token')).toBe('tok_1');
});

test('ignores an id that may belong to another record', () => {
  expect(findId({ created_by: 'tok_0' }, 'tok_', 'token')).toBeNull();
  expect(findId({ one: 'tok_0', other: 'tok_1' }, 'tok_', 'token')).toBeNull();
});
