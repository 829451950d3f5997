import { expect, test } from 'vitest';
import { limits } from '../../core/limits.ts';
import type { Violation } from '../violation.ts';
import { type LoggedRequest, maxEntryBytes } from './entry-text.ts';
import { createRequestLog } from './request-log.ts';

const request = (id: number, parts: Partial<LoggedRequest> = {}): LoggedRequest => ({
  id: String(id),
  at: '2026-11-02T09:00:00.000Z',
  method: 'POST',
  path: '/v1/workspaces/acme/agents',
  query: {},
  operation: 'createAgent',
  workspace: 'acme',
  mode: null,
  token: null,
  status: 401,
  code: 'unauthorized',
  forced: null,
  faults: [],
  duration_ms: 1,
  violations: [],
  omitted_violations: 0,
  scope: { required: 'agents:write', held: [], granted: null },
  changes: [],
  ...parts,
});
const ids = (requests: readonly LoggedRequest[]) => requests.map(({ id }) => id).join('');
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
const violations = (count: number): Violation[] =>
  Array.from({ length: count }, (_, index) => ({
    in: 'body',
    path: `/${index}/${'ü'.repeat(100)}`,
    reason: 'unknown_field',
    message: 'This field is not known here.',
  }));

test('entries are listed newest first, and the oldest is dropped', () => {
  const log = createRequestLog({ ...limits, logEntries: 3 });
  const seen = [1, 2, 3, 4, 5, 6, 7].map((id) => {
    log.add(request(id));
    return ids(log.list());
  });
  expect(seen).toEqual(['1', '21', '321', '432', '543', '654', '765']);
});

test('a cleared log starts empty', () => {
  const log = createRequestLog({ ...limits, logEntries: 2 });
  for (const id of [1, 2, 3]) log.add(request(id));
  log.clear();
  expect(log.list()).toEqual([]);
  log.add(request(4));
  expect(ids(log.list())).toBe('4');
});

test('an entry lists as many violations as fit, and counts the others', () => {
  const log = createRequestLog({ ...limits, logEntryBytes: 5000 });
  log.add(request(1, { violations: violations(300), omitted_violations: 40 }));
  const [entry] = log.list();
  const listed = entry?.violations.length ?? 0;
  expect(listed).toBeGreaterThan(5);
  expect(entry?.violations).toEqual(violations(listed));
  expect(entry?.omitted_violations).toBe(340 - listed);
  expect(bytesOf(entry)).toBeLessThanOrEqual(5000);
});

test.each([
  ['method', { method: 'M'.repeat(50_000) }],
  ['path', { path: `/${'é'.repeat(50_000)}` }],
  ['query', { query: { cursor: '\u0000'.repeat(50_000), limit: '5' } }],
  ['workspace', { workspace: 'w'.repeat(50_000) }],
  [
    'changes',
    {
      changes: Array.from({ length: 1000 }, (_, index) => ({
        action: 'added' as const,
        records: 'pages',
        id: `page_${index}`,
        fields: [],
        count: 1,
      })),
    },
  ],
])('an entry with a long %s is shortened', (_, parts) => {
  const log = createRequestLog();
  log.add(request(1, parts));
  expect(log.list()).toHaveLength(1);
  expect(bytesOf(log.list()[0])).toBeLessThanOrEqual(limits.logEntryBytes);
});

test('the oldest entries are dropped over the limit in bytes', () => {
  const log = createRequestLog({ ...limits, logBytes: 10_000 });
  for (let id = 1; id <= 100; id++) log.add(request(id, { violations: violations(10) }));
  const entries = log.list();
  expect(entries[0]?.id).toBe('100');
  expect(entries.length).toBeGreaterThan(1);
  expect(entries.reduce((bytes, entry) => bytes + bytesOf(entry), 0)).toBeLessThanOrEqual(10_000);
});

test('violations that are found later count against the budget too', async () => {
  const budget = { ...limits, logEntryBytes: 5000, logBytes: 10_000 };
  const log = createRequestLog(budget);
  for (let id = 1; id <= 10; id++)
    log.add(request(id), Promise.resolve({ found: violations(100), omitted: 20 }));
  await log.settled();
  const entries = log.list();
  expect(entries[0]?.violations.length).toBeGreaterThan(5);
  expect(entries[0]?.omitted_violations).toBe(120 - (entries[0]?.violations.length ?? 0));
  expect(Math.max(...entries.map(bytesOf))).toBeLessThanOrEqual(budget.logEntryBytes);
  expect(entries.reduce((bytes, entry) => bytes + bytesOf(entry), 0)).toBeLessThanOrEqual(budget.logBytes);
});

test('an entry holds no reference to its request', () => {
  const log = createRequestLog();
  const given = request(1, { violations: violations(1) });
  log.add(given);
  given.violations.push(...violations(1));
  expect(log.list()[0]?.violations).toHaveLength(1);
});

test.each<[string, Partial<LoggedRequest>]>([
  ['nothing in particular', {}],
  ['control characters in the path', { path: '/\u0000\u001f'.repeat(300) }],
  ['letters of several bytes in the query', { query: { cursor: '字'.repeat(500), ['é'.repeat(50)]: 'x' } }],
  [
    'many scopes',
    { scope: { required: 'agents:write', held: Array(40).fill('agents:destructive'), granted: true } },
  ],
  [
    'changes',
    { changes: [{ action: 'added', records: 'pages', id: 'page_1', fields: ['title'], count: 1 }] },
  ],
  [
    'long ids and names',
    {
      operation: 'exchangeAuthorizationCode',
      token: `tok_${'0'.repeat(26)}`,
      forced: 'idempotency-mismatch',
    },
  ],
])('the size of an entry with %s is never underestimated', (_, parts) => {
  const entry = request(1, { id: `req_${'0'.repeat(26)}`, ...parts });
  expect(maxEntryBytes(entry)).toBeGreaterThanOrEqual(bytesOf(entry));
});
