import { isDeepStrictEqual } from 'node:util';
import { type ClauseId, credentialPrefixes, errors, headerNames, idPrefixes } from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { isSuccess } from '../body.ts';
import { type CheckResult, createResult, formatValue, summarizeResponse } from '../check-result.ts';
import { getErrorCode } from '../error-body.ts';
import { isReplayed, isSameResponse, showsSecretOnce } from '../replay.ts';
import type { TraceCheck, TracedCall, TracedResponse } from './traced-call.ts';

const original: ClauseId = 'idempotency.replay-returns-original';
const once: ClauseId = 'idempotency.replay-does-not-execute';
const marked: ClauseId = 'idempotency.replayed-header';
const unmarked: ClauseId = 'idempotency.first-answer-not-marked';
const deletions: ClauseId = 'idempotency.covers-every-write-method';
const mismatch: ClauseId = 'idempotency.mismatch-is-422';
const reads: ClauseId = 'idempotency.get-ignores-key';

/** Responses that show nothing about the key: the token was refused or rate-limited, or the server failed. */
const isAboutSomethingElse = ({ status }: Exchange): boolean =>
  [401, 403, 429].includes(status) || status >= 500;

/** Headers that may change the response, although the key isn't bound to them. */
const telling = ['accept', 'content-type', headerNames.ifMatch.toLowerCase()];

/** The time for which a key is remembered, less one minute, in milliseconds. */
const lifetime = 24 * 3_600_000 - 60_000;

/** The first success of a token with a key on a route. */
type Seen = { first: TracedResponse | null; open: number; bodies: Set<string>; isUncertain: boolean };

const encodeBody = ({ request }: TracedCall): string => Buffer.from(request.body ?? []).toString('base64');

/** How ids and secrets of records start. If a response has different ones, another execution produced it. */
const prefixes = [...Object.values(idPrefixes).map((prefix) => `${prefix}_`), ...credentialPrefixes];

const listGenerated = ({ text }: Exchange): Set<string> =>
  new Set(text.split('"').filter((part) => prefixes.some((prefix) => part.startsWith(prefix))));

const hasOther = (first: Exchange, second: Exchange): boolean => {
  const firstIds = listGenerated(first);
  return firstIds.size > 0 && [...listGenerated(second)].some((id) => !firstIds.has(id));
};

const checkRepeat = (first: TracedResponse, { call, exchange }: TracedResponse): CheckResult[] => {
  const expected = `the first response again: ${summarizeResponse(first.exchange)}`;
  const got = summarizeResponse(exchange);
  const isMarked = isReplayed(exchange);
  const isDeletion = call.request.method === 'DELETE';
  if (exchange.status !== first.exchange.status && !isSuccess(exchange))
    return [createResult(isDeletion ? deletions : original, false, expected, got, first.exchange)];
  if (!isMarked && hasOther(first.exchange, exchange))
    return [createResult(once, false, expected, `another execution: ${got}`, first.exchange)];
  const isSame = showsSecretOnce(call.operation?.id ?? '')
    ? exchange.status === first.exchange.status
    : isSameResponse(first.exchange, exchange);
  const same = createResult(original, isSame, expected, got, first.exchange);
  if (!isSame) return [same];
  return [
    same,
    createResult(marked, isMarked, 'Idempotent-Replayed: true', 'no such header', first.exchange),
    ...(isDeletion ? [{ clause: deletions, difference: null }] : []),
    { clause: once, difference: null },
  ];
};

const checkMismatch = (first: TracedResponse, exchange: Exchange): CheckResult[] => {
  const { status, code } = errors['idempotency-mismatch'];
  const isRefused = exchange.status === status && getErrorCode(exchange) === code;
  // A different refusal may take precedence over the key's.
  if (!isRefused && !isSuccess(exchange)) return [];
  const expected = `${status} ${code}: the key was used with the body ${formatValue(first.call.body)}`;
  return [createResult(mismatch, isRefused, expected, summarizeResponse(exchange), first.exchange)];
};

const checkReuse = (first: TracedResponse, response: TracedResponse): CheckResult[] => {
  const { call, exchange, isClockMoved } = response;
  // If this trace didn't see the original, the replay may expire at any time.
  if (isReplayed(first.exchange) || isClockMoved || call.startedAt - first.endedAt > lifetime) return [];
  const [one, other] = [first.call.request.headers, call.request.headers];
  if (telling.some((name) => one[name] !== other[name])) return [];
  if (encodeBody(first.call) === encodeBody(call)) return checkRepeat(first, response);
  return isDeepStrictEqual(first.call.body, call.body) ? [] : checkMismatch(first, exchange);
};

/** Checks the responses to reused idempotency keys. */
export const createReplayCheck = (): TraceCheck => {
  const routes = new Map<string | null, Seen>();

  return {
    started: (call) => {
      if (call.route === null) return;
      const none = { first: null, open: 0, bodies: new Set<string>(), isUncertain: false };
      const route = routes.get(call.route) ?? none;
      routes.set(call.route, route);
      route.bodies.add(encodeBody(call));
      route.open += 1;
      if (route.open > 1 && route.bodies.size > 1) route.isUncertain = true;
    },
    ended: (response) => {
      const { call, exchange } = response;
      const { operation, key } = call;
      const header = 'Idempotent-Replayed: true';
      if (operation?.method === 'GET' && key !== null && !operation.stream)
        return [createResult(reads, !isReplayed(exchange), 'the current state, not a replay', header)];
      if (operation?.idempotent && key === null && isReplayed(exchange))
        return [createResult(unmarked, false, 'no Idempotent-Replayed: the request has no key', header)];
      const route = routes.get(call.route);
      if (!route) return [];
      route.open -= 1;
      const { first } = route;
      if (isSuccess(exchange)) route.first ??= response;
      const isAfterFirst = first !== null && first.ended <= response.started;
      if (!isAfterFirst || route.isUncertain || isAboutSomethingElse(exchange)) return [];
      return checkReuse(first, response);
    },
    lost: (call) => {
      const route = routes.get(call.route);
      if (route) route.isUncertain = true;
    },
  };
};
