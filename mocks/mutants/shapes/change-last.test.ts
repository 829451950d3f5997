import { expect, test } from 'vitest';
import { changeLast } from './change-last.ts';

const body = { data: [{ id: 'a', on: 1 }, { id: 'b', on: 2 }, { id: 'c' }] };

test('changes the last item that has the member', () => {
  expect(changeLast(body, '/data/*/on', () => ({ value: 'x' }))).toEqual({
    data: [{ id: 'a', on: 1 }, { id: 'b', on: 'x' }, { id: 'c' }],
  });
});

test('removes a member', () => {
  expect(changeLast({ user: { id: 'u', email: 'e' } }, '/user/email', () => 'removed')).toEqual({
    user: { id: 'u' },
  });
});

test.each([
  ['if the pointer matches nothing', '/nothing/id', () => 'removed' as const],
  ['if the pointer has no * for an array', '/data/id', () => 'removed' as const],
  ['if the change returns undefined', '/data/*/id', () => undefined],
])('returns the body itself %s', (_name, pointer, change) => {
  expect(changeLast(body, pointer, change)).toBe(body);
});
