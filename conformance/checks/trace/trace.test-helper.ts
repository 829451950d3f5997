import { clauseList, headerNames, mediaTypes } from '@workspace-api/contract';
import { expect } from 'vitest';
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
export type TestResponse = {
  status?: number;
  body?: unknown;
  /** The raw body. */
  text?: string;
  headers?: Record<string, string>;
  undecodable?: string | null;
};

/** A trace whose calls are started and ended explicitly, to control which ones overlap. */
export const createTestTrace = (options: Partial<TraceOptions> = {}) => {
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

export const agents = '/workspaces/acme/agents';
export const agent = { id: 'agt_1', name: 'A', status: 'inactive', created_at: '2026-01-01T00:00:00Z' };
