import { headerNames } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { findOperation } from './find-operation.ts';
import { readListPage, withQuery } from './list-page.ts';
import { repeatable } from './resend.ts';

const base = 'http://server.test/v1';

test.each([
  ['GET', '/workspaces/current', 'getCurrentWorkspace'],
  ['GET', '/workspaces/acme', 'getWorkspace'],
  ['POST', '/workspaces/acme/agents', 'createAgent'],
])('%s %s is a request for the operation %s', (method, path, id) => {
  expect(findOperation(new Request(base + path, { method }))?.id).toBe(id);
});

test('a path outside the contract has no operation', () => {
  expect(findOperation(new Request(`${base}/nowhere`))).toBeUndefined();
});

test('reads the records of a successful list response', async () => {
  const page = { data: [{ id: 'agt_1' }], next_cursor: null };
  const list = new Request(`${base}/workspaces/acme/agents`);
  expect((await readListPage(list, Response.json(page)))?.records).toEqual(page.data);
  expect(await readListPage(list, Response.json(page, { status: 400 }))).toBeUndefined();
  expect(await readListPage(new Request(`${base}/me`), Response.json(page))).toBeUndefined();
});

test('sets and removes query parameters', () => {
  expect(withQuery(`${base}/x?a=1&b=2`, { a: null, b: '3' }).search).toBe('?b=3');
});

test('repeats a request with its body, and with changes', async () => {
  const headers = { [headerNames.idempotencyKey]: 'k', Authorization: 'Bearer a' };
  const { rawBody, again } = await repeatable(
    new Request(base, { method: 'POST', headers, body: '{"a":1}' }),
  );
  expect(rawBody).toBe('{"a":1}');
  expect(await again().text()).toBe('{"a":1}');
  const changed = again({ headers: { [headerNames.idempotencyKey]: null }, body: '{}' });
  expect(changed.headers.get(headerNames.idempotencyKey)).toBeNull();
  expect(changed.headers.get('Authorization')).toBe('Bearer a');
  expect(await changed.text()).toBe('{}');
});

test('a copy of a request has the length of its own body, and ends with the request', async () => {
  const abort = new AbortController();
  const { again } = await repeatable(
    new Request(base, {
      method: 'POST',
      headers: { 'Content-Length': '7' },
      body: '{"a":1}',
      signal: abort.signal,
    }),
  );
  const copy = again({ body: '{}' });
  abort.abort();
  expect([copy.headers.get('Content-Length'), copy.signal.aborted]).toEqual([null, true]);
});
