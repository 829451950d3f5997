import { readFile } from 'node:fs/promises';
import { type OperationShape, operationList } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { limits } from '../mocks/sandbox/core/limits.ts';
import { createPath, getExampleBody } from '../mocks/test/sample-requests.ts';
import { startSandbox, tokens } from '../mocks/test/start-sandbox.ts';
import { api, getBase } from '../scripts/fuzz/plane.ts';
import { bodySchema } from '../scripts/fuzz/schemas.ts';
import { fromRoot } from '../scripts/generate/paths.ts';

const page = await readFile(fromRoot('docs/limits.md'), 'utf8');

/** The first cells of the rows on the page that begin with a name. */
const rows = [...page.matchAll(/^\| `([\w./]+)` \| (?:`(\w+)` \| )?([\d,]+) \|/gm)].map(
  ([, name = '', field, value = '']) => ({ name, field, value }),
);

const formatCount = (value: number): string => value.toLocaleString('en');

test('the page lists exactly the limits, with their values', () => {
  expect(rows.filter(({ field }) => field === undefined).map(({ name, value }) => [name, value])).toEqual(
    Object.entries(limits).map(([name, value]) => [name, formatCount(value)]),
  );
});

/** The tests that exceed each limit and expect the response described on the page. */
const proofs: Readonly<Record<keyof typeof limits, readonly [file: string, title: string]>> = {
  connections: [
    'mocks/test/kept-records.test.ts',
    'a connection beyond the limit is closed until another ends',
  ],
  headerBytes: ['mocks/test/refusals.test.ts', 'headers without end'],
  bodyBytes: ['mocks/test/requests.test.ts', 'a body over a megabyte is rejected and changes nothing'],
  bodyDepth: ['mocks/test/request-budget.test.ts', 'a too deeply nested body is rejected'],
  bodyValues: [
    'mocks/sandbox/control/bounds.test.ts',
    'the API and the control plane reject a body with too many values, and accept the maximum',
  ],
  pageLength: [
    'mocks/sandbox/control/bounds.test.ts',
    'a page of long records is shorter than its limit, and its cursor continues with the next record',
  ],
  deliveriesBytes: [
    'mocks/sandbox/control/bounds.test.ts',
    'a list of deliveries ends where its events exceed the limit',
  ],
  savedRecords: [
    'mocks/sandbox/control/bounds.test.ts',
    'a workspace with too many records has no snapshot and no export, and the error names the remedy',
  ],
  seededRecords: [
    'mocks/sandbox/control/bounds.test.ts',
    'a workspace can be created with the maximum number of records, but not with one more',
  ],
  savedLength: ['mocks/test/kept-records.test.ts', 'a workspace with too long records has no snapshot'],
  loggedBodyBytes: [
    'mocks/test/request-budget.test.ts',
    'the body of a rejected request is only read as far as the log needs it',
  ],
  headersMs: ['mocks/test/time-outs.test.ts', 'gets a 408, and its connection is closed'],
  requestMs: ['mocks/test/time-outs.test.ts', 'gets a 408, and its connection is closed'],
  lingerMs: [
    'mocks/test/unread-bodies.test.ts',
    'an endless body of a request %s closes its connection with the response',
  ],
  delayMs: ['mocks/test/forced-responses.test.ts', 'delay=60001'],
  requestsPerMinute: ['mocks/test/kept-records.test.ts', 'a token has ten thousand requests a minute'],
  fieldErrors: [
    'mocks/test/request-budget.test.ts',
    'the error for thousands of invalid fields lists the first hundred and the number of the others',
  ],
  fieldPathLength: ['mocks/sandbox/core/field-errors.test.ts', 'a shortened path is still a JSON Pointer'],
  patchOperations: [
    'mocks/sandbox/core/json-patch/apply-patch.test.ts',
    'a patch with more operations than the limit is rejected',
  ],
  patchWork: [
    'mocks/test/page-patches.test.ts',
    'a patch that copies too much is rejected without changing the draft',
  ],
  documentLength: [
    'mocks/sandbox/core/json-patch/apply-patch.test.ts',
    'copies that keep doubling the document are rejected before they fill the memory',
  ],
  logEntries: [
    'mocks/sandbox/http/request-log/request-log.test.ts',
    'entries are listed newest first, and the oldest is dropped',
  ],
  logEntryBytes: [
    'mocks/sandbox/http/request-log/request-log.test.ts',
    'an entry lists as many violations as fit, and counts the others',
  ],
  logBytes: [
    'mocks/sandbox/http/request-log/request-log.test.ts',
    'the oldest entries are dropped over the limit in bytes',
  ],
  keptBodyLength: ['mocks/sandbox/control/exchanges.test.ts', 'a long body is truncated'],
  keptLength: ['mocks/sandbox/control/exchanges.test.ts', 'newer bodies replace the oldest ones'],
  agentRuns: [
    'mocks/sandbox/wiring/advance-schedules.test.ts',
    'a hundred agents that run every minute are advanced by a year, and other requests get responses meanwhile',
  ],
  scheduledRuns: [
    'mocks/sandbox/wiring/advance-schedules.test.ts',
    'an advance with too many due runs is rejected without an effect, and the error names the remedy',
  ],
  eventListeners: [
    'mocks/sandbox/control/events.test.ts',
    'a client beyond the limit is rejected until another disconnects',
  ],
  unreadEvents: ['mocks/sandbox/control/events.test.ts', 'a client that does not read is disconnected'],
  listedRecords: [
    'mocks/test/kept-records.test.ts',
    'a list of the control plane has the newest thousand records',
  ],
  keptDeliveries: [
    'mocks/sandbox/features/webhooks/prune.test.ts',
    'pruning keeps the newest thousand deliveries of a subscription and all pending ones',
  ],
  deliveriesInFlight: [
    'mocks/test/kept-records.test.ts',
    'no more deliveries than the limit are sent at a time',
  ],
  keptKeyUses: [
    'mocks/sandbox/features/secrets/control.test.ts',
    'the key log keeps the newest thousand uses and the creation of the key',
  ],
  faultRules: [
    'mocks/test/kept-records.test.ts',
    'a fault rule beyond the limit is rejected until another is removed',
  ],
  snapshots: [
    'mocks/test/kept-records.test.ts',
    'a snapshot beyond the limit is rejected, but an earlier one can be replaced',
  ],
};

test.each(Object.entries(proofs))('a test exceeds %s', async (_, [file, title]) => {
  expect(await readFile(fromRoot(file), 'utf8')).toContain(title);
});

type Length = { readonly operation: OperationShape; readonly field: string; readonly length: number };

/** The maximum lengths of strings in the body of an operation, by field. */
const listLengths = (operation: OperationShape): Length[] =>
  Object.entries(bodySchema(api.document, operation.requestBody?.schema ?? '').properties ?? {}).flatMap(
    ([field, { maxLength: length }]) => (length === undefined ? [] : [{ operation, field, length }]),
  );

const lengths = (operationList as readonly OperationShape[])
  .filter(({ requestBody }) => requestBody !== null)
  .flatMap(listLengths);

test('the page lists the maximum length of every field', () => {
  expect(rows.filter(({ field }) => field !== undefined)).toEqual(
    lengths.map(({ operation, field, length }) => ({
      name: operation.id,
      field,
      value: formatCount(length),
    })),
  );
});

test('a longer value is rejected with an error at its field', async () => {
  const { sandbox } = await startSandbox();
  for (const { operation, field, length } of lengths) {
    const body = getExampleBody(operation) as Record<string, unknown>;
    const value = String(body[field] ?? 'x');
    const longer = { ...body, [field]: value.padEnd(length + 1, value.at(-1)) };
    const response = await sandbox.fetch(
      `http://127.0.0.1${getBase(api, operation)}${createPath(operation as Parameters<typeof createPath>[0])}`,
      {
        method: operation.method,
        headers: { Authorization: `Bearer ${tokens.full}` },
        body: JSON.stringify(longer),
      },
    );
    const { error } = (await response.json()) as { error: { code: string; fields: unknown[] } };
    expect([response.status, error.fields], `${operation.id} ${field}`).toEqual([
      400,
      expect.arrayContaining([expect.objectContaining({ path: `/${field}`, reason: 'too_long' })]),
    ]);
  }
});
