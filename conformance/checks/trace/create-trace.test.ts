import { clauseList, headerNames, mediaTypes } from '@workspace-api/contract';
import { describe, expect, test } from 'vitest';
import { createExchange } from '../../target/exchange.ts';
import { exchangeClauses } from '../check-exchange.ts';
import { createTrace } from './create-trace.ts';
import { type TracedCall, type TraceOptions, tracedCall } from './traced-call.ts';

const traceClauses = clauseList
  .filter((clause) => clause['observed-by'].endsWith('trace'))
  .map(({ id }) => id);
const decidable: readonly string[] = [...exchangeClauses, ...traceClauses];

const base = 'http://127.0.0.1/v1';

type Sent = { token?: string | null; body?: unknown; key?: string };
type TestResponse = {
  status?: number;
  body?: unknown;
  /** The raw body. */
  text?: string;
  headers?: Record<string, string>;
  undecodable?: string | null;
};

/** A trace whose calls are started and ended explicitly, to control which ones overlap. */
const createTestTrace = (options: Partial<TraceOptions> = {}) => {
  const errors: unknown[] = [];
  const trace = createTrace({ isExclusive: false, scopes: {}, ...options }, (error) => errors.push(error));
  let now = Date.parse('2026-01-01T00:00:00Z');

  const start = (
    method: string,
    path: string,
    { token = 'key_test_own', body, key }: Sent = {},
  ): TracedCall => {
    now += 10;
    const headers = {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { [headerNames.idempotencyKey.toLowerCase()]: key }),
    };
    const bytes = body === undefined ? null : Buffer.from(JSON.stringify(body));
    const call = tracedCall({ method, url: base + path, headers, body: bytes }, path, now);
    trace.started(call);
    return call;
  };
  /** Ends a call. Returns the clauses that it breaks. */
  const end = (
    call: TracedCall,
    { status = 200, body = {}, text, headers = {}, undecodable = null }: TestResponse = {},
  ): string[] => {
    now += 10;
    const bytes = Buffer.from(text ?? JSON.stringify(body));
    const response = {
      status,
      headers: { 'content-type': mediaTypes.json, ...headers },
      trailers: {},
      bytes,
      undecodable,
    };
    const results = trace.ended(call, createExchange(call.operation, call.request, response), now);
    expect(decidable).toEqual(expect.arrayContaining(results.map(({ clause }) => clause)));
    return results.filter(({ difference }) => difference !== null).map(({ clause }) => clause);
  };
  const exchange = (method: string, path: string, request?: Sent, response?: TestResponse): string[] =>
    end(start(method, path, request), response);
  return { start, end, exchange, lost: trace.lost, errors };
};

const agents = '/workspaces/acme/agents';
const replayed = { [headerNames.idempotentReplayed.toLowerCase()]: 'true' };
const agent = { id: 'agt_1', name: 'A', status: 'inactive', created_at: '2026-01-01T00:00:00Z' };

describe('an idempotency key', () => {
  const keyedRequest = { key: 'k', body: { name: 'A' } };

  test.each([
    ['the marked first response', { status: 201, body: agent, headers: replayed }, []],
    ['the first response without its mark', { status: 201, body: agent }, ['idempotency.replayed-header']],
    [
      'another record',
      { status: 201, body: { ...agent, id: 'agt_2' } },
      ['idempotency.replay-does-not-execute'],
    ],
    [
      'another value that starts like an id',
      { status: 201, body: { ...agent, status: 'running' } },
      ['idempotency.replay-returns-original'],
    ],
    [
      'another marked body',
      { status: 201, body: { ...agent, name: 'B' }, headers: replayed },
      ['idempotency.replay-returns-original'],
    ],
    ['a limit', { status: 429 }, []],
  ])('that is reused returns %s', (_, response, broken) => {
    const { exchange } = createTestTrace();
    exchange('POST', agents, keyedRequest, { status: 201, body: agent });
    const clauses = exchange('POST', agents, keyedRequest, response);
    expect(clauses.filter((clause) => clause.startsWith('idempotency.'))).toEqual(broken);
  });

  test.each([
    ['on the same route with the same token is refused', agents, {}, true],
    ['on another route is not compared', '/workspaces/globex/agents', {}, false],
    ['with another token is not compared', agents, { token: 'key_test_other' }, false],
  ])('with another body %s', (_, path, sent, isBroken) => {
    const { exchange } = createTestTrace();
    exchange('POST', agents, keyedRequest, { status: 201, body: agent });
    const other = { key: 'k', body: { name: 'B' }, ...sent };
    const clauses = exchange('POST', path, other, { status: 201, body: agent });
    expect(clauses.includes('idempotency.mismatch-is-422')).toBe(isBroken);
  });

  test('is not checked if two requests overlap, one got no response, or the clock was moved', () => {
    const executedAgain = { status: 201, body: { ...agent, id: 'agt_2' } };
    const clause = 'idempotency.replay-does-not-execute';
    const overlapping = createTestTrace();
    const first = overlapping.start('POST', agents, keyedRequest);
    const second = overlapping.start('POST', agents, keyedRequest);
    overlapping.end(first, { status: 201, body: agent });
    expect(overlapping.end(second, executedAgain)).not.toContain(clause);

    const lost = createTestTrace();
    lost.lost(lost.start('POST', agents, { key: 'k', body: { name: 'X' } }));
    lost.exchange('POST', agents, keyedRequest, { status: 201, body: agent });
    expect(lost.exchange('POST', agents, keyedRequest, executedAgain)).not.toContain(clause);

    const later = { ...executedAgain.body, created_at: '2026-01-02T01:00:00Z' };
    const headers = { date: 'Fri, 02 Jan 2026 01:00:00 GMT' };
    for (const moved of [
      { ...executedAgain, body: later },
      { ...executedAgain, headers },
    ]) {
      const { exchange } = createTestTrace();
      exchange('POST', agents, keyedRequest, { status: 201, body: agent });
      expect(exchange('POST', agents, keyedRequest, moved)).not.toContain(clause);
    }
  });
});

describe('a revoked key', () => {
  const token = 'key_test_minted';
  const keyResponse = { status: 201, body: { id: 'tok_2', secret: token } };
  const keyRequest = { body: { scopes: ['me:read'] } };

  test('is refused after the end of the revocation, not before', () => {
    const { exchange, start, end } = createTestTrace();
    exchange('POST', '/workspaces/acme/tokens', keyRequest, keyResponse);
    const overlappingCall = start('GET', '/me', { token });
    exchange('DELETE', '/workspaces/acme/tokens/tok_2', {}, { status: 204 });
    expect(end(overlappingCall)).not.toContain('tokens.revoke-is-immediate');
    expect(exchange('GET', '/me', { token })).toContain('tokens.revoke-is-immediate');
    expect(exchange('GET', '/me', { token }, { status: 401 })).not.toContain('tokens.revoke-is-immediate');
    expect(exchange('GET', '/me', { token })).toContain('tokens.revoke-is-permanent');
  });

  test('has a new secret each time, in any JSON notation', () => {
    const { exchange } = createTestTrace();
    const mint = (response: TestResponse) =>
      exchange('POST', '/workspaces/acme/tokens', keyRequest, { status: 201, ...response });
    mint(keyResponse);
    expect(mint(keyResponse)).toContain('tokens.secret-shown-once');
    const returns = 'tokens.mint-returns-secret';
    expect(mint(keyResponse)).not.toContain(returns);
    expect(mint({ body: { id: 'tok_3' } })).toContain(returns);
    expect(mint({ text: '{"id":"tok_4","secret":"\\u006bey_test_other"}' })).not.toContain(returns);
    expect(mint({ text: '?', undecodable: 'br' })).not.toContain(returns);
  });

  test('has the scopes that it was created with, and can do no more', () => {
    const { exchange } = createTestTrace();
    exchange('POST', '/workspaces/acme/tokens', keyRequest, keyResponse);
    expect(exchange('GET', agents, { token }, { body: { data: [] } })).toContain('scopes.required');
    expect(exchange('GET', '/workspaces/globex/agents', { token }, { body: { data: [] } })).toContain(
      'tenancy.foreign-workspace-refused',
    );
    expect(exchange('GET', agents, { token: 'key_test_unknown' }, { body: { data: [] } })).not.toContain(
      'scopes.required',
    );
  });
});

test('a decision is final for later calls, and only one of two overlapping decisions succeeds', () => {
  const approve = '/approvals/apr_1/approve';
  const { exchange, start, end } = createTestTrace();
  const [one, other] = [start('POST', approve), start('POST', '/approvals/apr_1/deny')];
  expect(end(one)).not.toContain('approvals.one-decision-wins');
  expect(end(other)).toContain('approvals.one-decision-wins');
  expect(exchange('POST', approve)).toContain('approvals.already-decided');
});

describe('the run of a denied approval', () => {
  const runs = '/workspaces/acme/agents/agt_1/runs';
  const approval = { id: 'apr_1', agent_id: 'agt_1', run_id: 'run_1', status: 'pending' };
  const listRuns = (status: string) => ({ body: { data: [{ id: 'run_1', agent_id: 'agt_1', status }] } });

  test('is denied after the denial, by the clause of the decision', () => {
    const { exchange } = createTestTrace();
    exchange('GET', '/approvals/apr_1', {}, { body: approval });
    exchange('POST', '/approvals/apr_1/deny');
    expect(exchange('GET', runs, {}, listRuns('denied'))).not.toContain('runs.denial-stops');
    expect(exchange('GET', runs, {}, listRuns('running'))).toContain('runs.denial-stops');
  });

  test('stays denied once a response shows it', () => {
    const { exchange, start, end } = createTestTrace();
    const overlapping = start('GET', runs);
    exchange('GET', '/approvals', {}, { body: { data: [{ ...approval, status: 'denied' }] } });
    expect(end(overlapping, listRuns('running'))).not.toContain('runs.denied-is-final');
    expect(exchange('GET', runs, {}, listRuns('running'))).toContain('runs.denied-is-final');
    expect(exchange('GET', '/approvals/apr_1', {}, { body: approval })).toContain(
      'approvals.decision-is-irreversible',
    );
  });
});

test('a walk shows each record once, unless the record changed', () => {
  const { exchange } = createTestTrace();
  const page = (query: string, item: unknown, next: string | null = null) =>
    exchange('GET', agents + query, {}, { body: { data: [item], next_cursor: next } });
  const clause = 'pagination.walk-visits-once';
  page('', agent, 'c1');
  expect(page('?cursor=c1', agent)).toContain(clause);
  expect(page('?cursor=c1', { ...agent, status: 'active' })).not.toContain(clause);
  expect(page('?cursor=elsewhere', agent)).not.toContain(clause);
});

test('no response contains the value of a secret, unless its client stored it elsewhere', () => {
  const value = 'a-rather-long-value';
  const set = { body: { name: 's', value } };
  const secrets = '/workspaces/acme/secrets';
  const leaking = { body: { data: [{ name: 's', value }] } };
  const { exchange } = createTestTrace();
  exchange('PUT', secrets, set);
  expect(exchange('GET', secrets, {}, leaking)).toContain('secrets.value-never-returned');
  exchange('POST', agents, { body: { name: value } });
  expect(exchange('GET', secrets, {}, leaking)).not.toContain('secrets.value-never-returned');
});

describe('written data', () => {
  const activate = `${agents}/agt_1/activate`;
  const response = { body: agent };

  test('is read back if nothing else changes the target', () => {
    const { exchange } = createTestTrace({ isExclusive: true });
    exchange('POST', activate);
    expect(exchange('GET', `${agents}/agt_1`, {}, response)).toContain('agents.activate');
  });

  const secrets = '/workspaces/acme/secrets';
  const page = '/workspaces/acme/pages/page_1';
  const list = (...data: unknown[]) => ({ body: { data } });
  const patch = [{ op: 'replace', path: '/metadata/title', value: 'Gate' }];
  test.each([
    ['POST', agents, {}, `${agents}/agt_1`, { status: 404 }, 'agents.created-is-readable'],
    ['PUT', secrets, { name: 's', purpose: 'p' }, secrets, list({ name: 's' }), 'secrets.purpose-visible'],
    ['PUT', secrets, { name: 's' }, secrets, list(), 'secrets.set-creates'],
    ['DELETE', `${secrets}/s`, undefined, secrets, list({ name: 's' }), 'secrets.delete-is-permanent'],
    ['PATCH', page, patch, page, { body: { metadata: { title: 'Old' } } }, 'pages.get-is-draft'],
  ])('of %s %s with %j is read back', (method, path, body, read, reading, clause) => {
    const { exchange } = createTestTrace({ isExclusive: true });
    exchange(method, path, { body }, response);
    expect(exchange('GET', read, {}, reading)).toContain(clause);
    const other = { token: 'key_live_other' };
    expect(exchange('GET', read, other, reading)).not.toContain(clause);
  });

  test('may differ after overlapping writes, after a lost write, and if other clients may write', () => {
    const shared = createTestTrace();
    shared.exchange('POST', activate);
    expect(shared.exchange('GET', `${agents}/agt_1`, {}, response)).not.toContain('agents.activate');

    const racing = createTestTrace({ isExclusive: true });
    const [one, other] = [racing.start('POST', activate), racing.start('POST', `${agents}/agt_1/deactivate`)];
    racing.end(one);
    racing.end(other);
    expect(racing.exchange('GET', `${agents}/agt_1`, {}, response)).not.toContain('agents.activate');

    const lossy = createTestTrace({ isExclusive: true });
    lossy.exchange('POST', activate);
    lossy.lost(lossy.start('POST', `${agents}/agt_1/deactivate`));
    expect(lossy.exchange('GET', `${agents}/agt_1`, {}, response)).not.toContain('agents.activate');
  });
});

test('a check that throws is reported, and the other checks of the exchange continue', () => {
  const { start, end, errors } = createTestTrace();
  const mistake = new Error('a mistake of the gate');
  const call = start('GET', '/me');
  const fail = () => {
    throw mistake;
  };
  const body = { token: { mode: 'live' } };
  const broken = expect.arrayContaining([
    'identity.mode-matches-key',
    'rate-limits.headers-present',
  ]) as unknown;
  // Only the check of the encoding reads the query of a request that isn't a list.
  Object.defineProperty(call, 'query', { get: fail });
  expect(end(call, { body })).toEqual(broken);
  expect(errors).toEqual([mistake]);

  // Only some of the checks of each exchange read the declared responses.
  const operation = Object.defineProperty({ ...call.operation }, 'responses', { get: fail });
  expect(end({ ...start('GET', '/me'), operation } as TracedCall, { body })).toEqual(broken);
  expect(errors.length).toBeGreaterThan(1);
});
