import { expect, test } from 'vitest';
import type { LoggedRequest } from './logged-request.ts';
import { addRequest, clear, mergeLog, pause, resume, unread } from './request-list-state.ts';

const request = (id: string, at = id) => ({ id, at, violations: [] }) as unknown as LoggedRequest;
const [a, b, c] = [request('a'), request('b'), request('c')];

test('requests are listed newest first, and completed in place', () => {
  const both = addRequest(addRequest(unread, a), b);
  expect(both.requests).toEqual([b, a]);
  const complete = { ...a, omitted_violations: 3 };
  expect(addRequest(both, complete).requests).toEqual([b, complete]);
});

test('during a pause new requests are held back, and listed ones are completed', () => {
  const during = addRequest(addRequest(pause(addRequest(unread, a)), b), c);
  expect([during.requests, during.pending]).toEqual([[a], [c, b]]);
  const complete = { ...a, omitted_violations: 3 };
  expect(addRequest(during, complete)).toEqual({ requests: [complete], pending: [c, b] });
  expect(resume(during)).toEqual({ requests: [c, b, a], pending: undefined });
});

test('a request that arrives while the log is loaded is listed once', () => {
  const state = addRequest(addRequest(unread, b), c);
  expect(mergeLog(state, [b, a]).requests).toEqual([c, b, a]);
  expect(mergeLog(state, []).requests).toEqual([c, b]);
});

test('a request that the log dropped disappears when the log is loaded again', () => {
  expect(mergeLog(addRequest(addRequest(unread, a), b), [c, b]).requests).toEqual([c, b]);
});

test('clearing the log empties the list, even during a pause', () => {
  expect(clear(addRequest(pause(addRequest(unread, a)), b))).toEqual({ requests: [], pending: [] });
  expect(clear(addRequest(unread, a))).toEqual({ requests: [], pending: undefined });
});
