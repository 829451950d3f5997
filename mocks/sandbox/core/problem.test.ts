import { errors, examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { limits } from './limits.ts';
import { invalid, problem } from './problem.ts';

test.each(['name-taken', 'malformed-json', 'already-decided'] as const)(
  'the problem %s is the example of the contract',
  (name) => {
    const { status, envelope } = problem(name);
    expect([status, envelope]).toEqual([errors[name].status, examples[name]]);
  },
);

test('details are added to the details of the example', () => {
  const { envelope } = problem('insufficient-scope', { details: { required_scope: 'pages:read' } });
  expect(envelope.error.details).toEqual({ required_scope: 'pages:read', hint: 'missing_scope' });
});

test('a failed validation names its own fields', () => {
  const fields = [{ path: '/limit', reason: 'out_of_range', message: 'Too much.' }];
  expect(invalid(fields).envelope.error.fields).toEqual(fields);
});

test('messages are one line, even if they quote line breaks', () => {
  const fields = [{ path: '/a\nb', reason: 'unknown_field', message: 'Not\r\nknown.' }];
  const { envelope } = problem('validation-failed', { message: 'Not\nvalid.', fields });
  expect(envelope.error.message).toBe('Not\\nvalid.');
  expect(envelope.error.fields).toEqual([
    { path: '/a\nb', reason: 'unknown_field', message: 'Not\\r\\nknown.' },
  ]);
});

test('a failed validation limits its fields and counts the omitted ones', () => {
  const field = { path: '/limit', reason: 'out_of_range', message: 'Too much.' };
  const { error } = invalid(new Array(limits.fieldErrors + 5).fill(field), 7).envelope;
  expect([error.fields?.length, error.details]).toEqual([limits.fieldErrors, { omitted_fields: 12 }]);
  expect(invalid([field]).envelope.error).not.toHaveProperty('details');
});
