import { createResult, type Deliver, type Outgoing, type Send } from '../../wrappers/deliveries.ts';
import type { Mutant } from '../lib/mutant.ts';
import { deliveryMutant } from './delivery-mutant.ts';

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

type Breaker = { exhausted: number; openUntil: number; readonly queue: Outgoing[] };

const maxAttempts = 6;

const isSuccess = ({ status }: Response): boolean => status >= 200 && status < 300;

/**
 * Replaces the server's breaker by another one. The server's breaker never opens, because exhausted deliveries are reported to
 * the server as successes. The time is the time of the attempts.
 */
const breaker =
  ({
    opensAfter = 5,
    lasts = 3600,
    isConsecutive = true,
    queues = false,
    isShared = false,
  }: Rules): Deliver =>
  (send: Send) => {
    const breakers = new Map<string, Breaker>();
    const attempts = new Map<string, number>();
    const openUntil = () => Math.max(...[...breakers.values()].map((each) => each.openUntil));
    return async (outgoing) => {
      const { url, id, timestamp } = outgoing;
      const own = breakers.get(url) ?? { exhausted: 0, openUntil: 0, queue: [] };
      breakers.set(url, own);
      if (timestamp < (isShared ? openUntil() : own.openUntil)) {
        if (queues) own.queue.push(outgoing);
        return createResult(200);
      }
      for (const queued of own.queue.splice(0)) await send(queued);
      const attempt = (attempts.get(`${url} ${id}`) ?? 0) + 1;
      attempts.set(`${url} ${id}`, attempt);
      const response = await send(outgoing);
      if (isSuccess(response)) {
        if (isConsecutive) own.exhausted = 0;
        return response;
      }
      if (attempt < maxAttempts) return response;
      own.exhausted += 1;
      if (own.exhausted >= opensAfter) {
        own.exhausted = 0;
        own.openUntil = timestamp + lasts;
      }
      return createResult(200);
    };
  };

/** Servers whose circuit breaker differs from the documented one. */
export const breakers: Record<string, Mutant> = {
  'breaker-never-opens': deliveryMutant(
    'deliveries.breaker-opens',
    'The circuit breaker never opens.',
    breaker({ opensAfter: Number.POSITIVE_INFINITY }),
  ),
  'breaker-opens-after-six': deliveryMutant(
    'deliveries.breaker-opens',
    'The circuit breaker opens after six exhausted deliveries.',
    breaker({ opensAfter: 6 }),
  ),
  'breaker-opens-after-four': deliveryMutant(
    'deliveries.breaker-needs-consecutive',
    'The circuit breaker opens after four exhausted deliveries.',
    breaker({ opensAfter: 4 }),
  ),
  'breaker-counts-through-successes': deliveryMutant(
    'deliveries.breaker-needs-consecutive',
    'A success does not reset the count of exhausted deliveries.',
    breaker({ isConsecutive: false }),
  ),
  'breaker-lasts-half-an-hour': deliveryMutant(
    'deliveries.breaker-lasts-an-hour',
    'The circuit breaker closes after half an hour.',
    breaker({ lasts: 1800 }),
  ),
  'breaker-lasts-two-hours': deliveryMutant(
    'deliveries.breaker-lasts-an-hour',
    'The circuit breaker closes after two hours.',
    breaker({ lasts: 7200 }),
  ),
  'breaker-stays-open': deliveryMutant(
    'deliveries.breaker-lasts-an-hour',
    'The circuit breaker never closes.',
    breaker({ lasts: Number.POSITIVE_INFINITY }),
  ),
  'breaker-queues-events': deliveryMutant(
    'deliveries.breaker-drops-events',
    'Events that occur while the circuit breaker is open are sent after it closes.',
    breaker({ queues: true }),
  ),
  'breaker-of-workspace': deliveryMutant(
    'deliveries.breaker-per-endpoint',
    'All endpoints of a workspace share one circuit breaker.',
    breaker({ isShared: true }),
  ),
};
