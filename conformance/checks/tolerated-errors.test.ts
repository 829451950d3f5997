import { expect, test } from 'vitest';
import { acceptedErrors, getCodeStatuses, statusFits } from './tolerated-errors.ts';

test.each([
  [404, '404', true],
  [400, '404', false],
  [502, '5XX', true],
  [404, '5XX', false],
])('status %i matches %s: %s', (status, pattern, fits) => {
  expect(statusFits(status, pattern)).toBe(fits);
});

test('accepts the stated form of an error and its tolerated forms', () => {
  expect(acceptedErrors('invalid-cursor')).toEqual([
    { status: '400', code: 'invalid_cursor' },
    { status: '404' },
    { status: '404', code: 'invalid_cursor' },
  ]);
  expect(acceptedErrors('already-decided')).toEqual([{ status: '409', code: 'already_decided' }]);
});

test('a listed code has its own and its tolerated statuses', () => {
  expect(getCodeStatuses('upstream_unavailable')).toEqual(['503', '5XX']);
  // 403 is tolerated for a workspace on hold, with any code; it isn't a status of this condition.
  expect(getCodeStatuses('unauthorized')).toEqual(['401']);
});

test('a code that the contract chose has no statuses', () => {
  expect(getCodeStatuses('internal_error')).toBeUndefined();
});
