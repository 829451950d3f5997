import type { ClauseId } from '@workspace-api/contract';
import { headerNames, modeOfKey, type OperationShape } from '@workspace-api/contract';
import type { Exchange, SentRequest } from '../../target/exchange.ts';
import { parseJson } from '../../target/parse-json.ts';
import { isSuccess } from '../body.ts';
import type { Difference } from '../check-result.ts';
import { operationAt } from '../operation-at.ts';
import { isReplayed } from '../replay.ts';

/** A request of recorded or observed traffic, in the contract's terms. */
export type TracedCall = {
  readonly request: SentRequest;
  /** The operation of the API; null for any other request. */
  readonly operation: OperationShape | null;
  /** The values of the path's parameters, decoded. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The bearer token; null if the request has none. */
  readonly token: string | null;
  /** Whether the credentials were recorded: a recorder may have taken them out. */
  readonly isTokenShown: boolean;
  /** The idempotency key; null if the request has none. */
  readonly key: string | null;
  /** The body as JSON; undefined if there is none. */
  readonly body: unknown;
  /** When it was sent, in milliseconds since 1970. */
  readonly startedAt: number;
};

/** The complete answer to a call. */
export type TracedResponse = {
  readonly exchange: Exchange;
  /** The body as JSON; undefined if it isn't JSON. */
  readonly body: unknown;
  /** When it was complete, in milliseconds since 1970. */
  readonly endedAt: number;
  /** Another request with the same token, idempotency key and route was sent before. */
  readonly isRepeat: boolean;
};

/** One clause judged on a trace; no difference if it is satisfied. */
export type TraceCheckResult = {
  clause: ClauseId;
  difference: Difference | null;
  /** The earlier exchanges that the judgement rests on. */
  before?: readonly Exchange[];
};

/**
 * Judges a trace while it goes on. A call is `started` before the target can have seen it, and `ended` (or `lost`) when
 * its answer was complete: two calls overlap unless one ended before the other started.
 */
export type TraceCheck = {
  started?: (call: TracedCall) => void;
  ended: (call: TracedCall, response: TracedResponse) => TraceCheckResult[];
  /** No complete answer came: whether the target carried the request out is unknown, now and later. */
  lost?: (call: TracedCall) => void;
};

/** What is known outside the trace. */
export type TraceOptions = {
  /**
   * Nothing but the trace changes the target: no other client, no control plane, no moved clock. Then what was written
   * is expected to be read.
   */
  isExclusive: boolean;
  /** The scopes of tokens, by token. */
  scopes: Readonly<Record<string, readonly string[]>>;
};

const parseBytes = (body: Uint8Array | null): unknown => {
  if (body === null || body.length === 0) return undefined;
  try {
    return parseJson(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
};

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

const parseValues = (template: string, path: string): Record<string, string> => {
  const segments = path.split('/').filter(Boolean);
  return Object.fromEntries(
    template
      .split('/')
      .filter(Boolean)
      .flatMap((step, index) =>
        step.startsWith('{') ? [[step.slice(1, -1), decoded(segments[index] ?? '')]] : [],
      ),
  );
};

/**
 * Reads a request.
 *
 * @param below its path and query below the API's base: `/me?…`; null for a request outside of it
 * @param startedAt when it was sent, in milliseconds since 1970
 */
export const tracedCall = (
  request: SentRequest,
  below: string | null,
  startedAt: number,
  isTokenShown = true,
): TracedCall => {
  const [path = '', query = ''] = (below ?? '').split(/\?(.*)/s);
  const match = below === null ? null : operationAt(request.method, path);
  const operation = match?.server === 'api' ? match : null;
  return {
    request,
    operation,
    path: operation ? parseValues(operation.path, path) : {},
    query: new URLSearchParams(query),
    token: /^bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1] ?? null,
    isTokenShown,
    key: request.headers[headerNames.idempotencyKey.toLowerCase()] ?? null,
    body: parseBytes(request.body),
    startedAt,
  };
};

/** Whether a token is an API key, by the prefix that the service document gives keys. */
export const isKey = (token: string | null): token is string => token !== null && modeOfKey(token) !== null;

/** The mode of the data that a token acts on: of a key it is in the prefix; a session is known by itself alone. */
export const getMode = (token: string | null): string => modeOfKey(token ?? '') ?? token ?? '';

/** Whether a write was carried out by this call; unknown where it may be an unmarked replay. */
export const getEffect = ({ exchange, isRepeat }: TracedResponse): 'done' | 'none' | 'unknown' => {
  if (exchange.status >= 500) return 'unknown';
  if (!isSuccess(exchange) || isReplayed(exchange)) return 'none';
  return isRepeat ? 'unknown' : 'done';
};

/** A parameter of the query that is given once; null otherwise. */
export const only = (query: URLSearchParams, name: string): string | null => {
  const [value = null, ...more] = query.getAll(name);
  return more.length === 0 ? value : null;
};
