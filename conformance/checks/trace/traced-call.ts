import { decodeSegment, headerNames, modeOfKey } from '@workspace-api/contract';
import type { Exchange, SentRequest } from '../../target/exchange.ts';
import { operationAt, splitPath } from '../../target/operation-path.ts';
import { tryParseJson } from '../../target/parse-json.ts';
import { getRecords, isSuccess } from '../body.ts';
import type { CheckResult } from '../check-result.ts';
import { isReplayed } from '../replay.ts';

/** A call with its complete response. */
export type TracedResponse = {
  readonly call: TracedCall;
  readonly exchange: Exchange;
  /** The body as JSON; undefined if it isn't JSON. */
  readonly body: unknown;
  /** When the response was complete, in milliseconds since 1970. */
  readonly endedAt: number;
  /** The positions of the start and the end of the call among all starts and ends of the trace. */
  readonly started: number;
  readonly ended: number;
  /** Whether an earlier request used the same token, idempotency key and route. */
  readonly isRepeat: boolean;
  /** Whether the server's clock was moved: time-dependent clauses can't be checked. */
  readonly isClockMoved: boolean;
};

/** Facts known from outside the trace. */
export type TraceOptions = {
  /**
   * Nothing except the trace changes the target: no other client, no control plane, no moved clock. Reads are then expected to
   * return what was written.
   */
  isExclusive: boolean;
  /** The scopes of tokens, by token. */
  scopes: Readonly<Record<string, readonly string[]>>;
};

const parseValues = (template: string, path: string): Record<string, string> => {
  const segments = splitPath(path);
  return Object.fromEntries(
    splitPath(template).flatMap((step, index) =>
      step.startsWith('{') ? [[step.slice(1, -1), decodeSegment(segments[index] ?? '')]] : [],
    ),
  );
};

/**
 * Parses a request.
 *
 * @param below the path and query below the API's base: `/me?…`; null for a request outside of the base
 * @param startedAt when it was sent, in milliseconds since 1970
 */
export const tracedCall = (
  request: SentRequest,
  below: string | null,
  startedAt: number,
  isTokenShown = true,
) => {
  const [path = '', query = ''] = (below ?? '').split(/\?(.*)/s);
  const match = below === null ? null : operationAt(request.method, path);
  const operation = match?.server === 'api' ? match : null;
  /** The bearer token; null if the request has none. */
  const token = /^bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
  /** The idempotency key; null if the request has none. */
  const key = request.headers[headerNames.idempotencyKey.toLowerCase()] ?? null;
  return {
    request,
    /** The operation of the API; null for any other request. */
    operation,
    /** The decoded path parameters. */
    path: operation ? parseValues(operation.path, path) : {},
    query: new URLSearchParams(query),
    token,
    /** Whether the credentials were recorded: a recorder may have removed them. */
    isTokenShown,
    key,
    /** What an idempotency key belongs to; null for a request that no key makes idempotent. */
    route:
      operation?.idempotent && key !== null && token !== null
        ? JSON.stringify([token, key, request.method, below])
        : null,
    /** The body as JSON; undefined if there is none. */
    body: tryParseJson(request.body ?? ''),
    /** When the request was sent, in milliseconds since 1970. */
    startedAt,
  };
};

/** A recorded or observed request, in the contract's terms. */
export type TracedCall = ReturnType<typeof tracedCall>;

/** The records in a successful response. The body of a single record counts without its media type, too. */
export const listRecords = ({ call: { operation }, exchange, body }: TracedResponse): readonly unknown[] => {
  if (operation?.list) return getRecords(exchange, operation) ?? [];
  return operation && isSuccess(exchange) ? [body] : [];
};

/** Whether a token is an API key, according to its prefix. */
export const isKey = (token: string | null): token is string => token !== null && modeOfKey(token) !== null;

/**
 * The mode of the data that a token acts on. The prefix of a key contains it; for a session, the token itself stands for it.
 */
export const getMode = (token: string | null): string => modeOfKey(token ?? '') ?? token ?? '';

/** Whether this call carried out the write; unknown if it may be an unmarked replay. */
export const getEffect = ({ exchange, isRepeat }: TracedResponse): 'done' | 'none' | 'unknown' => {
  if (exchange.status >= 500) return 'unknown';
  if (!isSuccess(exchange) || isReplayed(exchange)) return 'none';
  return isRepeat ? 'unknown' : 'done';
};

/** What a response has shown. */
export type Fact<Value> = { value: Value; by: Exchange; since: number };

/** Creates the memory of a check: what responses have shown, by a key. @param most facts to remember, the latest ones */
export const createFacts = <Value>(most = Number.POSITIVE_INFINITY) => {
  const facts = new Map<string, Fact<Value>>();
  return {
    set: (key: string, value: Value, { exchange, ended }: TracedResponse): void => {
      facts.set(key, { value, by: exchange, since: ended });
      if (facts.size > most) facts.delete(facts.keys().next().value ?? '');
    },
    get: (key: string): Fact<Value> | undefined => facts.get(key),
    /** A fact that was shown before the call started: it doesn't depend on the order of calls that overlapped. */
    before: (key: string, { started }: TracedResponse): Fact<Value> | undefined => {
      const fact = facts.get(key);
      return fact && fact.since < started ? fact : undefined;
    },
  };
};

/**
 * Checks a trace in progress. A call is `started` before the target can have seen it, and `ended` (or `lost`) when its response
 * is complete. Two calls overlap unless one ended before the other started.
 */
export type TraceCheck = {
  /** @param position of the start among all starts and ends of the trace */
  started?(call: TracedCall, position: number): void;
  ended(response: TracedResponse): CheckResult[];
  /** No complete response arrived: whether the target carried out the request remains unknown. */
  lost?(call: TracedCall): void;
};
