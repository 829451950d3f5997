import { expect, test } from 'vitest';
import type { LoggedRequest } from './filter.ts';
import { arrived, cleared, paused, read, resumed, unread } from './request-list-state.ts';

const request = (id: string, at = id) => ({ id, at, violations: [] }) as unknown as LoggedRequest;
const [a, b, c] = [request('a'), request('b'), request('c')];

test('requests are listed newest first, and completed in place', () => {
  const both = arrived(arrived(unread, a), b);
  expect(both.shown).toEqual([b, a]);
  const complete = { ...a, omitted_violations: 3 };
  expect(arrived(both, complete).shown).toEqual([b, complete]);
});

test('during a pause new requests are held back, and listed ones are completed', () => {
  const during = arrived(arrived(paused(arrived(unread, a)), b), c);
  expect([during.shown, during.held]).toEqual([[a], [c, b]]);
  const complete = { ...a, omitted_violations: 3 };
  expect(arrived(during, complete)).toEqual({ shown: [complete], held: [c, b] });
  expect(resumed(during)).toEqual({ shown: [c, b, a], held: undefined });
});

test('what arrives while the log is read stays, once', () => {
  const state = arrived(arrived(unread, b), c);
  expect(read(state, [b, a]).shown).toEqual([c, b, a]);
  expect(read(state, []).shown).toEqual([c, b]);
});

test('a request that the log no longer has is gone when it is read again', () => {
  expect(read(arrived(arrived(unread, a), b), [c, b]).shown).toEqual([c, b]);
});

test('a clearing empties the list, during a pause too', () => {
  expect(cleared(arrived(paused(arrived(unread, a)), b))).toEqual({ shown: [], held: [] });
  expect(cleared(arrived(unread, a))).toEqual({ shown: [], held: undefined });
});
