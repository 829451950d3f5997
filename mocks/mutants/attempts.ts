import { headerNames } from '@workspace-api/contract';
import { createResult, type Outgoing, sends, wrapDeliveries } from '../wrappers/deliveries.ts';
import type { MutantTable } from './table.ts';

const { svcSignature, svcTimestamp } = headerNames;

type Rules = {
  /** The number of exhausted deliveries that open the breaker. */
  readonly opensAfter?: number;
  /** The number of seconds for which it stays open. */
  readonly lasts?: number;
  /** Whether a success resets the count. */
  readonly isConsecutive?: boolean;
  /** Whether events that occur while it is open are sent afterwards. */
  readonly queues?: boolean;
  /** Whether an open breaker holds back the deliveries to every endpoint. */
  readonly isShared?: boolean;
};

/**
 * Replaces the server's breaker by another one. The server's breaker never opens, because exhausted deliveries are reported to
 * the server as successes. The time is the time of the attempts.
 */
const breaker = ({
  opensAfter = 5,
  lasts = 3600,
  isConsecutive = true,
  queues = false,
  isShared = false,
}: Rules) =>
  wrapDeliveries((send) => {
    const breakers = new Map<string, { exhausted: number; openUntil: number; queue: Outgoing[] }>();
    return async (outgoing) => {
      const { url, timestamp, earlier } = outgoing;
      const own = breakers.get(url) ?? { exhausted: 0, openUntil: 0, queue: [] };
      breakers.set(url, own);
      const deciding = isShared ? [...breakers.values()] : [own];
      if (deciding.some(({ openUntil }) => timestamp < openUntil)) {
        if (queues) own.queue.push(outgoing);
        return createResult(200);
      }
      for (const queued of own.queue.splice(0)) await send(queued);
      const response = await send(outgoing);
      if (response.ok) {
        if (isConsecutive) own.exhausted = 0;
        return response;
      }
      if (earlier.length < 5) return response;
      own.exhausted += 1;
      if (own.exhausted >= opensAfter) {
        own.exhausted = 0;
        own.openUntil = timestamp + lasts;
      }
      return createResult(200);
    };
  });

/** Drops some deliveries and reports them as successful. */
export const lost = (isLost: (outgoing: Outgoing, events: readonly string[]) => boolean) =>
  wrapDeliveries(
    (send, subscriptions) => async (outgoing) =>
      isLost(outgoing, subscriptions.get(outgoing.url)?.events ?? []) ? createResult(200) : send(outgoing),
  );

/** Misinterprets the statuses of endpoints. */
const misread = (change: (status: number) => number) =>
  wrapDeliveries((send) => async (outgoing) => createResult(change((await send(outgoing)).status)));

/** Sends retries with these headers of the first attempt. */
const keepsHeaders = (...names: readonly string[]) =>
  sends((outgoing) => {
    const { headers } = outgoing.earlier[0] ?? outgoing;
    return { headers: Object.fromEntries(names.map((name) => [name, headers[name]])) };
  });

/** When deliveries are attempted again, and when no more. */
export const attempts: MutantTable = {
  'deliveries.breaker-opens/breaker-never-opens: The circuit breaker never opens.': breaker({
    opensAfter: Infinity,
  }),
  'deliveries.breaker-needs-consecutive/breaker-opens-after-four: The circuit breaker opens after four exhausted deliveries.':
    breaker({ opensAfter: 4 }),
  'deliveries.breaker-needs-consecutive/breaker-counts-through-successes: A success does not reset the count of exhausted deliveries.':
    breaker({ isConsecutive: false }),
  'deliveries.breaker-lasts-an-hour/breaker-lasts-half-an-hour: The circuit breaker closes after half an hour.':
    breaker({ lasts: 1800 }),
  'deliveries.breaker-lasts-an-hour/breaker-stays-open: The circuit breaker never closes.': breaker({
    lasts: Infinity,
  }),
  'deliveries.breaker-drops-events/breaker-queues-events: Events that occur while the circuit breaker is open are sent after it closes.':
    breaker({ queues: true }),
  'deliveries.breaker-per-endpoint/breaker-of-workspace: All endpoints of a workspace share one circuit breaker.':
    breaker({ isShared: true }),
  'deliveries.exponential-backoff/retries-at-equal-intervals: The timestamps of retries are at equal intervals.':
    sends(({ earlier }) => {
      // A fifth of the documented span of six attempts, in seconds.
      const delay = (66 * 60) / 5;
      const timestamp = String((earlier[0]?.timestamp ?? 0) + Math.round(earlier.length * delay));
      return earlier.length > 0 ? { signed: { timestamp } } : {};
    }),
  'deliveries.other-status-is-retried/client-error-is-final: A 4xx response ends the attempts.': misread(
    (status) => (status >= 400 && status < 500 ? 200 : status),
  ),
  'deliveries.success-is-2xx/only-200-is-success: Only a 200 response counts as a success.': misread(
    (status) => (status === 200 ? 200 : 500),
  ),
  'deliveries.six-attempts/five-attempts: An event is sent five times.': lost(
    ({ earlier }) => earlier.length >= 5,
  ),
  'deliveries.at-least-once/no-retries: An event is sent once.': lost(({ earlier }) => earlier.length >= 1),
  'deliveries.ten-second-budget/timeout-counts-as-success: A timeout counts as a success.': wrapDeliveries(
    (send) => async (outgoing) => {
      // This real time represents the seconds of the budget.
      const late = AbortSignal.timeout(150);
      try {
        return await send(outgoing, { signal: AbortSignal.any([outgoing.signal, late]) });
      } catch (error) {
        if (late.aborted) return createResult(200);
        throw error;
      }
    },
  ),
  'deliveries.timestamp-per-attempt/retry-keeps-signature: A retry has its own timestamp and the signature of the first attempt.':
    keepsHeaders(svcSignature),
  'deliveries.receiver-stale-timestamp/retry-is-stale: A retry is prepared when the event occurs, and is not signed again.':
    keepsHeaders(svcTimestamp, svcSignature),
};
