import { expect, test } from 'vitest';
import type { CompletedRequest } from '../http/completed-request.ts';
import { isPrinted, lineStyle, requestLine } from './request-line.ts';

const request: CompletedRequest = {
  method: 'GET',
  path: '/v1/me',
  query: {},
  status: 200,
  durationMs: 1.25,
  code: null,
  field: null,
  violations: [],
};
const plain = lineStyle({}, {});
const violation = { in: 'query', path: '/colour', reason: 'unknown_field', message: 'No.' } as const;

test.each<[string, Partial<CompletedRequest>, string]>([
  [
    'several violations',
    { violations: [violation, violation, violation] },
    'GET    /v1/me 200 1.3 ms violation: query /colour unknown_field and 2 more',
  ],
  [
    'a request that could not be read',
    { method: '', path: '', status: 431, code: 'validation_failed' },
    '?      (not readable) 431 1.3 ms validation_failed',
  ],
  ['a query', { query: { limit: '2', cursor: 'c'.repeat(70) } }, `?limit=2&cursor=${'c'.repeat(59)}…`],
  ['a long path', { path: `/v1/${'a'.repeat(400)}` }, `/v1/${'a'.repeat(295)}… 200`],
])('the line of %s', (_, more, expected) => {
  expect(requestLine({ ...request, ...more }, plain)).toContain(expected);
});

test('no request can send control characters to the terminal', () => {
  const path = '/v1/\u001b[2J\r\nGET /forged 200\u202e\u2028\u009b';
  const field = { path: '/a\u001b', reason: 'unknown_field' };
  const line = requestLine({ ...request, path, query: { q: '\u0007' }, code: 'not_found', field }, plain);
  expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}]/u);
  expect(line).toContain(String.raw`/v1/\u{1b}[2J\u{0d}\u{0a}GET /forged 200\u{202e}\u{2028}\u{9b}?q=\u{07}`);
  expect(line).toContain(String.raw`/a\u{1b} unknown_field`);
});

test.each([
  [{ isTTY: true }, {}, true],
  [{ isTTY: true }, { NO_COLOR: '1' }, false],
  [{ isTTY: true }, { NO_COLOR: '' }, true],
  [{ isTTY: true }, { TERM: 'dumb' }, false],
  [{}, {}, false],
])('an output %j with the environment %j has colours: %s', (output, env, colours) => {
  expect(requestLine(request, lineStyle(output, env)).includes('\u001b[')).toBe(colours);
});

test.each([
  ['GET', '/v1/me', 200, true],
  ['OPTIONS', '/v1/me', 204, false],
  ['POST', '/_sandbox/reset', 204, true],
  ['GET', '/_sandbox/clock', 200, false],
  ['GET', '/_sandbox/clock', 403, true],
  ['GET', '/health', 200, false],
  ['GET', '/health', 503, true],
])('%s %s with status %i is printed: %s', (method, path, status, expected) => {
  expect(isPrinted({ ...request, method, path, status })).toBe(expected);
});
