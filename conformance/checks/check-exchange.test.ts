import {
  type ClauseId,
  clauseList,
  examples,
  getOperation,
  headerNames,
  mediaTypes,
  type OperationId,
  type OperationShape,
  operationList,
} from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { createExchange, type OperationExchange } from '../target/exchange.ts';
import { checkExchange, exchangeChecks } from './check-exchange.ts';
import { bodyErrors, isDocumented } from './schema-errors.ts';

const chosen = clauseList.filter(({ part }) => part === 'provisional');

/** The clause about the contract's choices for an operation's responses; null if there are none. */
const chosenShapes = (operation: OperationShape): ClauseId | null =>
  chosen.find(({ operations }) => operations.includes(operation.id))?.id ?? null;

type Shown = {
  status?: number;
  body?: unknown;
  text?: string;
  headers?: Record<string, string>;
  query?: string;
  path?: string;
  /** Without the headers that every response has. */
  bare?: boolean;
};

const goodHeaders = {
  'content-type': mediaTypes.json,
  vary: 'Accept, Accept-Encoding',
  [headerNames.rateLimitLimit.toLowerCase()]: '100',
  [headerNames.rateLimitRemaining.toLowerCase()]: '99',
  [headerNames.rateLimitReset.toLowerCase()]: '60',
};

const formId = examples['submission-list'].data[0]?.form_id ?? '';

/** An exchange of an operation with this response. Any id in its path is of a form. */
const createShown = (
  id: OperationId,
  { status = 200, body, text, headers = {}, query = '', path, bare = false }: Shown,
): OperationExchange => {
  const operation: OperationShape = getOperation(id);
  const bytes = Buffer.from(text ?? JSON.stringify(body));
  return createExchange(
    operation,
    {
      method: operation.method,
      url: `http://127.0.0.1/v1${path ?? operation.path.replace('{id}', formId).replaceAll(/[{}]/g, '')}${query}`,
      headers: { authorization: 'Bearer key_test_x' },
      body: null,
    },
    {
      status,
      headers: { ...(bare ? {} : goodHeaders), 'content-type': mediaTypes.json, ...headers },
      trailers: {},
      bytes,
      undecodable: null,
    },
  );
};

/** The clauses that a response breaks. */
const broken = (id: OperationId, response: Shown): string[] => {
  return checkExchange(createShown(id, response))
    .filter(({ difference }) => difference !== null)
    .map(({ clause }) => clause);
};

const listSuccesses = (operation: OperationShape): boolean[] =>
  Object.entries(operation.responses).flatMap(([status, response]) =>
    status.startsWith('2') ? [isDocumented(operation, response)] : [],
  );

test('every clause that an exchange can show has a check', () => {
  const without = clauseList
    .filter((clause) => clause['observed-by'] === 'exchange' && clause.family !== 'contract')
    .filter(({ id }) => exchangeChecks[id] === undefined)
    .map(({ id }) => id);
  expect(without).toEqual([]);
});

const [agent] = examples['agent-list'].data;

test('a difference in a field that the contract chose is only information', () => {
  expect(broken('getAgent', { body: { ...agent, schedule: 7 } })).toEqual(['agents.chosen-shapes']);
});

test('an undeclared success status is still checked against the declared shape', () => {
  expect(broken('getAgent', { status: 203, body: agent })).toEqual(['contract.success-status']);
  expect(broken('getAgent', { status: 203, body: { ...agent, id: 'a_1' } })).toContain('agents.id-prefix');
});

test.each<[string, Shown]>([
  ['an empty object', { body: {} }],
  ['an acknowledgement', { body: { ok: true } }],
  ['a nested record', { body: { agent } }],
  ['an array', { body: [agent] }],
  ['null', { body: null }],
  ['no body', { status: 204, text: '', headers: { 'content-type': '' } }],
  ['a record with an undocumented status', { body: { ...agent, status: 'activating' } }],
  ['another JSON media type', { body: agent, headers: { 'content-type': 'application/problem+json' } }],
  ['text', { text: 'activated', headers: { 'content-type': 'text/plain' } }],
])('an undocumented response may be %s: the difference is only information', (_, response) => {
  const differences = broken('activateAgent', response).filter(
    (clause) => clause !== 'contract.success-status',
  );
  expect(differences).toEqual(['agents.chosen-shapes']);
});

test('an HTML error violates only errors.always-json, not the clauses that depend on it', () => {
  expect(broken('getMe', { status: 500, text: '<p>', headers: { 'content-type': 'text/html' } })).toEqual([
    'errors.always-json',
  ]);
});

test('every operation whose response the contract chose has a clause for differences', () => {
  const without = operationList.filter(
    (operation) =>
      chosenShapes(operation) === null &&
      !listSuccesses(operation).every((isDocumentedSuccess) => isDocumentedSuccess),
  );
  expect(without.map(({ id }) => id)).toEqual([]);
});

test('an error with an envelope is accepted, whether or not its status is declared', () => {
  const { code: _, ...error } = examples['not-found'].error;
  expect(broken('getAgent', { status: 418, body: { error: { ...error, code: 'teapot' } } })).toEqual([]);
  expect(broken('getAgent', { status: 504, body: examples['upstream-unavailable'] })).toEqual([]);
});

test('a redirect of a path that only the gate sends is information', () => {
  const redirect = { status: 307, text: '', headers: { location: '/v1/workspaces/acme/agents' } };
  for (const path of ['/workspaces/acme%2F/agents', '/workspaces/ACME/agents', '/workspaces/acme./agents'])
    expect(broken('listAgents', { ...redirect, path })).toEqual(['contract.no-redirects']);
  expect(broken('listAgents', { ...redirect, path: '/workspaces/acme/agents' })).toEqual([
    'contract.status-declared',
  ]);
});

test('a run may show its status under any name, but `status` must be one of the six values', () => {
  const { status, ...run } = examples['run-list'].data[0] as Record<string, unknown>;
  expect(broken('listRuns', { body: { data: [{ ...run, state: status }] } })).not.toContain(
    'contract.body-matches-schema',
  );
  expect(broken('listRuns', { body: { data: [{ ...run, status: 'paused' }] } })).toContain(
    'runs.status-enum',
  );
});

test.each<[string, Shown]>([
  ['list', { text: `{"data":[${Array.from({ length: 20_000 }, () => '{"id":1}').join()}]}` }],
  ['stream', { text: '{"id":1}\n'.repeat(20_000), headers: { 'content-type': mediaTypes.ndjson } }],
])('only the first errors of a %s of invalid records are kept', (_, response) => {
  const errors = bodyErrors(createShown('listAgents', response)) ?? [];
  expect(errors.length).toBeGreaterThanOrEqual(100);
  for (const choice of [true, false])
    expect(errors.filter(({ isChosen }) => isChosen === choice).length).toBeLessThanOrEqual(110);
  expect(broken('listAgents', response)).toContain('contract.body-matches-schema');
});

test('a body that has too many values to read violates the contract', () => {
  const exchange = createShown('listAgents', {
    text: `{"data":[${'0,'.repeat(1_000_000)}0]}`,
  });
  expect(bodyErrors(exchange)?.map(({ message }) => message)).toEqual(['has more than 1,000,000 values']);
});

const approvals = examples['approval-list'];
const [firstSubmission] = examples['submission-list'].data;
const tson = { 'content-type': mediaTypes.tson };

test('a page has only records that its filter selects, or records without the member', () => {
  const query = '?status=denied';
  const breaks = (data: unknown) =>
    broken('listApprovals', { body: { data }, query }).includes('approvals.filter-by-status');
  expect(breaks(approvals.data)).toBe(true);
  expect(breaks(approvals.data.map(({ status: _, ...rest }) => rest))).toBe(false);
});

const [entry] = examples['log-list'].data;

test.each<[string, unknown, string, string[]]>([
  ['`since` is inclusive, and compares instants', '2026-01-01T01:00:00+01:00', 'since', []],
  ['`until` is exclusive', '2026-01-01T01:00:00+01:00', 'until', ['logs.until-is-exclusive']],
  ['an earlier entry', '2025-12-31T23:59:59.999Z', 'since', ['logs.since-is-inclusive']],
  ['an earlier entry is before `until`', '2025-12-31T23:59:59.999Z', 'until', []],
  ['an entry without a time is ignored', 'soon', 'since', []],
])('%s', (_, ts, name, clauses) => {
  const body = { data: [{ ...entry, ts }] };
  const query = `?${name}=2026-01-01T00:00:00.000Z`;
  expect(broken('listLogs', { body, query }).filter((clause) => /^logs\.(since|until)/.test(clause))).toEqual(
    clauses,
  );
});

test.each<[string, boolean, unknown[]]>([
  [
    'decrease or stay equal',
    false,
    ['2026-11-02T09:00:00.000Z', '2026-11-02T09:00:00Z', '2026-11-01T09:00:00Z'],
  ],
  ['increase', true, ['2026-11-01T09:00:00Z', '2026-11-02T09:00:00Z', '2026-11-03T09:00:00Z']],
  ['are in different zones', false, ['2026-11-02T09:00:00+02:00', '2026-11-02T08:30:00+03:00']],
  ['are partly missing', false, ['2026-11-02T09:00:00Z', null, undefined, 'soon', '2026-11-01T09:00:00Z']],
])('times of submissions that %s', (_, isWrong, times) => {
  const body = { data: times.map((submitted_at) => ({ ...firstSubmission, submitted_at })) };
  const clauses = broken('listSubmissions', { body });
  expect(clauses.includes('forms.submissions-newest-first')).toBe(isWrong);
});

test.each([
  ['paths', '[id::note]\na::hello\n'],
  ['fields', '[id,name,note]\na::x::hello, you\nb::y::bye\n'],
])('TSON with unknown separators between %s has no other problem', (_, text) => {
  const clauses = broken('listAgents', { text, headers: tson });
  expect(clauses.filter((clause) => clause.startsWith('encodings.tson'))).toEqual([
    'encodings.tson-separators',
  ]);
});
