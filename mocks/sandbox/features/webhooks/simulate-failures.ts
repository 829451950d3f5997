import TinyQueue from 'tinyqueue';
import { attemptId } from './claim.ts';
import type { WebhookAttemptRow, WebhookDeliveryRow, WebhookSubscriptionRow } from './resource.ts';
import { breaker as limits, maxAttempts, retryDelay } from './retry.ts';

/** A delivery whose next attempt is scheduled. */
export type PendingDelivery = Omit<WebhookDeliveryRow, 'due_at'> & { readonly due_at: string };

type Breaker = Pick<WebhookSubscriptionRow, 'exhausted_in_a_row' | 'paused_until'>;

/** A span of the sandbox's time that includes both ends. */
export type Span = { readonly from: Date; readonly to: Date };

/** The result of a span of failing attempts. */
export type Failures = {
  readonly breaker: Breaker;
  /** The deliveries that changed, in their final state. */
  readonly deliveries: readonly WebhookDeliveryRow[];
  readonly attempts: readonly WebhookAttemptRow[];
};

const earliestFirst = (one: PendingDelivery, other: PendingDelivery): number =>
  Date.parse(one.due_at) - Date.parse(other.due_at) || (one.id < other.id ? -1 : 1);

const latest = (...times: readonly (string | null)[]): string =>
  times.reduce<string>((last, time) => (time !== null && time > last ? time : last), '');

const plus = (time: string, milliseconds: number): string =>
  new Date(Date.parse(time) + milliseconds).toISOString();

/**
 * Computes the state of one subscription's deliveries at the end of a span in which every attempt fails immediately. Retries,
 * exhausted deliveries and the breaker take effect at their own time. Works only in memory.
 *
 * @param pending the deliveries without an attempt in flight
 * @param span no attempt is made before its start
 */
export const simulateFailures = (
  { exhausted_in_a_row, paused_until }: Breaker,
  pending: readonly PendingDelivery[],
  failure: string,
  span: Span,
): Failures => {
  const [from, to] = [span.from.toISOString(), span.to.toISOString()];
  const changed = new Map<string, WebhookDeliveryRow>();
  const attempts: WebhookAttemptRow[] = [];
  const queue = new TinyQueue([...pending], earliestFirst);
  const fail = (delivery: PendingDelivery): void => {
    const sent_at = latest(delivery.due_at, from);
    const number = delivery.attempts + 1;
    const id = attemptId(delivery.id, number);
    attempts.push({
      id,
      delivery_id: delivery.id,
      number,
      sent_at,
      finished_at: sent_at,
      status: null,
      failure,
      exchange: null,
    });
    const failures = delivery.failures + 1;
    const failed = { ...delivery, attempts: number, failures };
    if (failures < maxAttempts) {
      const retried = { ...failed, due_at: plus(sent_at, retryDelay(failures)) };
      changed.set(delivery.id, retried);
      queue.push(retried);
      return;
    }
    changed.set(delivery.id, { ...failed, status: 'exhausted', due_at: null });
    exhausted_in_a_row += 1;
    if (exhausted_in_a_row < limits.opensAfter) return;
    exhausted_in_a_row = 0;
    paused_until = plus(sent_at, limits.lasts);
  };
  for (let next = queue.pop(); next; next = queue.pop()) {
    const due_at = latest(next.due_at, paused_until);
    if (due_at > next.due_at) {
      // The breaker is open at that time, so the delivery waits until it closes.
      const paused = { ...next, due_at };
      changed.set(next.id, paused);
      queue.push(paused);
    } else if (due_at <= to) fail(next);
  }
  return { breaker: { exhausted_in_a_row, paused_until }, deliveries: [...changed.values()], attempts };
};
