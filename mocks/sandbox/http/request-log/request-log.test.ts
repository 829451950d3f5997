import { expect, test } from 'vitest';
import { deferred } from '../../../test/deferred.ts';
import { limits } from '../../core/limits.ts';
import type { Violation } from '../call.ts';
import type { LoggedRequest } from './log-request.ts';
import type { LoggedExchange } from './logged-exchange.ts';
import { createRequestLog } from './request-log.ts';

const message = (body: string | null) => ({ headers: {}, body, omitted: null });

const entry = (id: number, parts: Partial<LoggedRequest> = {}): LoggedRequest => ({
  id: String(id).padStart(3, '0'),
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
  mutants: [],
  duration_ms: 1,
  violations: [],
  omitted_violations: 0,
  scope: { required: 'agents:write', held: [], granted: null },
  changes: [],
  ...parts,
});
const request = (id: number, parts: Partial<LoggedRequest> = {}): LoggedExchange => ({
  entry: entry(id, parts),
  request: message(null),
  response: message(null),
});
const ids = (requests: readonly LoggedRequest[]) => requests.map(({ id }) => Number(id)).join('');
const violations = (count: number): Violation[] =>
  Array.from({ length: count }, (_, index) => ({
    in: 'body',
    path: `/${index}/${'ü'.repeat(100)}`,
    reason: 'unknown_field',
    message: 'This field is unknown.',
  }));

test('entries are listed newest first, and the oldest is dropped', () => {
  const log = createRequestLog({ ...limits, logEntries: 3 });
  const idsByTurn = [1, 2, 3, 4, 5, 6, 7].map((id) => {
    log.add(request(id));
    return ids(log.list());
  });
  expect(idsByTurn).toEqual(['1', '21', '321', '432', '543', '654', '765']);
});

test('an entry lists as many violations as fit, and counts the others', () => {
  const log = createRequestLog();
  log.add(request(1, { violations: violations(300), omitted_violations: 40 }));
  const [entry] = log.list();
  const count = entry?.violations.length ?? 0;
  expect(count).toBeGreaterThan(5);
  expect(entry?.violations).toEqual(violations(count));
  expect(entry?.omitted_violations).toBe(340 - count);
  expect(JSON.stringify(entry?.violations).length).toBeLessThanOrEqual(limits.logListLength + count + 1);
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
  expect(JSON.stringify(log.list()[0]).length).toBeLessThanOrEqual(3 * limits.logListLength);
});

test('the oldest entries are dropped over the limit in characters', () => {
  const log = createRequestLog({ ...limits, logLength: 20_000 });
  for (let id = 1; id <= 100; id++) log.add(request(id, { violations: violations(10) }));
  const entries = log.list();
  expect(entries[0]?.id).toBe('100');
  expect(entries.length).toBeGreaterThan(1);
  expect(entries.length).toBeLessThan(6);
  expect(log.find().map(({ entry }) => entry.id)).toEqual(entries.map(({ id }) => id).toReversed());
});

test('a request that is added later is listed in the order of arrival', async () => {
  const log = createRequestLog();
  const { promise: finished, resolve: finish } = deferred<LoggedExchange>();
  log.addLater(finished);
  log.add(request(2));
  expect(ids(log.list())).toBe('2');
  finish(request(1));
  await log.settled();
  expect(ids(log.list())).toBe('21');
});

test('a request that is finished after the log was cleared is not added', async () => {
  const log = createRequestLog();
  const late = Promise.resolve(request(1));
  log.addLater(late);
  log.clear();
  await late;
  await log.settled();
  expect(log.list()).toEqual([]);
});

test('long bodies drop the oldest entries', () => {
  const log = createRequestLog({ ...limits, logLength: 12_000 });
  const add = (id: number, length: number) =>
    log.add({ ...request(id), request: message('x'.repeat(length)) });
  for (const id of [1, 2, 3]) add(id, 1500);
  expect(ids(log.list())).toBe('32');
  add(4, 7000);
  expect(ids(log.list())).toBe('4');
  expect(log.find('004')[0]?.request.body).toHaveLength(7000);
  log.clear();
  expect(log.find()).toEqual([]);
});
