import { expect, test } from 'vitest';
import { asAnotherType, asHttpDate, changeLast, disfigure } from './shapes.ts';

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

test.each([
  ['text', ['string'], null],
  ['text', ['string', 'null'], 1],
  ['2026-11-02T07:12:44.000Z', ['string'], 1793603564],
  [3, ['integer'], '3'],
  [true, ['boolean'], 'true'],
  [['a'], ['array'], { 0: 'a' }],
  [{ a: 1 }, ['object', 'null'], [{ a: 1 }]],
])('converts %j, with the allowed types %j, to %j', (value, types, other) => {
  expect(asAnotherType(types)(value)).toEqual({ value: other });
});

test('leaves null unchanged', () => {
  expect(asAnotherType(['object', 'null'])(null)).toBeUndefined();
});

test('formats a time as an HTTP date', () => {
  expect(asHttpDate('2026-11-02T07:12:44.000Z')).toEqual({ value: 'Mon, 02 Nov 2026 07:12:44 GMT' });
});

test('returns the first form that no longer matches the clause', () => {
  expect(disfigure((value) => String(value).startsWith('agt_'), 'agt_')('agt_1')).toEqual({ value: '1' });
  expect(disfigure((value) => value === 'active', undefined)('active')).toEqual({ value: 'ACTIVE' });
  expect(disfigure((value) => typeof value === 'string', undefined)('1.0')).toEqual({ value: null });
  expect(disfigure(() => true, undefined)('anything')).toBeUndefined();
});
