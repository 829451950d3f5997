import { isDeepStrictEqual } from 'node:util';
import { type ClauseId, credentialPrefixes, errors, headerNames, idPrefixes } from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { isSuccess, member } from '../body.ts';
import { getError } from '../error-body.ts';
import { isReplayed, isSameResponse, showsSecretOnce } from '../replay.ts';
import type { ClockWatch } from './clock-watch.ts';
import { formatValue, summarizeResponse } from './format-value.ts';
import type { TraceCheck, TraceCheckResult, TracedCall, TracedResponse } from './traced-call.ts';

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
type First = { call: TracedCall; exchange: Exchange; endedAt: number };

type Seen = { first: First | null; open: number; bodies: Set<string>; isUncertain: boolean };

const toRouteKey = ({ request, token, key }: TracedCall): string => {
  const { pathname, search } = new URL(request.url);
  return JSON.stringify([token, key, request.method, pathname, search]);
};

const encodeBody = ({ request }: TracedCall): string => Buffer.from(request.body ?? []).toString('base64');

/** Ids and secrets of records. If a response has different ones, another execution produced it. */
const generated = new RegExp(
  `"((?:${[...Object.values(idPrefixes), ...credentialPrefixes].join('|')})[^"]+)"`,
  'g',
);

const hasOther = (first: Exchange, second: Exchange): boolean => {
  const firstIds = new Set([...first.text.matchAll(generated)].map(([, id]) => id));
  const secondIds = [...second.text.matchAll(generated)].map(([, id]) => id);
  return firstIds.size > 0 && secondIds.some((id) => !firstIds.has(id));
};

const checkRepeat = (first: First, call: TracedCall, exchange: Exchange): TraceCheckResult[] => {
  const before = [first.exchange];
  const expected = `the first response again: ${summarizeResponse(first.exchange)}`;
  const got = summarizeResponse(exchange);
  const isMarked = isReplayed(exchange);
  if (exchange.status !== first.exchange.status && !isSuccess(exchange)) {
    const clause = call.request.method === 'DELETE' ? deletions : original;
    return [{ clause, difference: { expected, got }, before }];
  }
  const isSecret = showsSecretOnce(call.operation?.id ?? '');
  const isSame = isSecret
    ? exchange.status === first.exchange.status
    : isSameResponse(first.exchange, exchange);
  const isExecuted = !isMarked && hasOther(first.exchange, exchange);
  if (isExecuted)
    return [{ clause: once, difference: { expected, got: `another execution: ${got}` }, before }];
  return [
    { clause: original, difference: isSame ? null : { expected, got }, before },
    ...(isSame
      ? [
          {
            clause: marked,
            difference: isMarked ? null : { expected: 'Idempotent-Replayed: true', got: 'no such header' },
            before,
          },
          ...(call.request.method === 'DELETE' ? [{ clause: deletions, difference: null, before }] : []),
          { clause: once, difference: null, before },
        ]
      : []),
  ];
};

const checkMismatch = (first: First, exchange: Exchange): TraceCheckResult[] => {
  const { status, code } = errors['idempotency-mismatch'];
  const isRefused = exchange.status === status && member(getError(exchange), 'code') === code;
  // A different refusal may take precedence over the key's.
  if (!isRefused && !isSuccess(exchange)) return [];
  const difference = isRefused
    ? null
    : {
        expected: `${status} ${code}: the key was used with the body ${formatValue(first.call.body)}`,
        got: summarizeResponse(exchange),
      };
  return [{ clause: mismatch, difference, before: [first.exchange] }];
};

/** Checks the responses to reused idempotency keys. */
export const createReplayCheck = (
  clock: ClockWatch,
): TraceCheck & { isRepeat: (call: TracedCall) => boolean } => {
  const routes = new Map<string, Seen>();
  const firsts = new WeakMap<TracedCall, First | null>();
  const repeats = new WeakSet<TracedCall>();

  const isWrite = ({ operation, key, token }: TracedCall): boolean =>
    operation?.idempotent === true && key !== null && token !== null;

  const checkReuse = (
    call: TracedCall,
    { exchange }: TracedResponse,
    routeState: Seen,
  ): TraceCheckResult[] => {
    const first = firsts.get(call);
    if (!first || routeState.isUncertain || isAboutSomethingElse(exchange)) return [];
    // If this trace didn't see the original, the replay may expire at any time.
    if (isReplayed(first.exchange) || clock.isMoved() || call.startedAt - first.endedAt > lifetime) return [];
    const [one, other] = [first.call.request.headers, call.request.headers];
    if (telling.some((name) => one[name] !== other[name])) return [];
    if (encodeBody(first.call) === encodeBody(call)) return checkRepeat(first, call, exchange);
    return isDeepStrictEqual(first.call.body, call.body) ? [] : checkMismatch(first, exchange);
  };

  return {
    isRepeat: (call) => repeats.has(call),
    started: (call) => {
      if (!isWrite(call)) return;
      const route = toRouteKey(call);
      const routeState = routes.get(route) ?? {
        first: null,
        open: 0,
        bodies: new Set<string>(),
        isUncertain: false,
      };
      if (routes.has(route)) repeats.add(call);
      routes.set(route, routeState);
      routeState.bodies.add(encodeBody(call));
      routeState.open += 1;
      if (routeState.open > 1 && routeState.bodies.size > 1) routeState.isUncertain = true;
      firsts.set(call, routeState.first);
    },
    ended: (call, response) => {
      const { exchange } = response;
      if (call.operation?.method === 'GET' && call.key !== null && !call.operation.stream) {
        const difference = isReplayed(exchange)
          ? { expected: 'the current state, not a replay', got: 'Idempotent-Replayed: true' }
          : null;
        return [{ clause: reads, difference }];
      }
      if (call.operation?.idempotent && call.key === null && isReplayed(exchange)) {
        const expected = 'no Idempotent-Replayed: the request has no key';
        return [{ clause: unmarked, difference: { expected, got: 'Idempotent-Replayed: true' } }];
      }
      const routeState = isWrite(call) ? routes.get(toRouteKey(call)) : undefined;
      if (!routeState) return [];
      routeState.open -= 1;
      const results = checkReuse(call, response, routeState);
      if (isSuccess(exchange)) routeState.first ??= { call, exchange, endedAt: response.endedAt };
      return results;
    },
    lost: (call) => {
      const routeState = isWrite(call) ? routes.get(toRouteKey(call)) : undefined;
      if (routeState) routeState.isUncertain = true;
    },
  };
};
