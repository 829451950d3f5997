import TinyQueue from 'tinyqueue';
import { attemptId } from './claim.ts';
import { breaker as limits, mostAttempts, waitAfter } from './retry.ts';
import type { WebhookAttemptTable, WebhookDeliveryTable, WebhookSubscriptionTable } from './table.ts';

/** A delivery whose next attempt has a time. */
export type PendingDelivery = Omit<WebhookDeliveryTable, 'due_at'> & { readonly due_at: string };

type Breaker = Pick<WebhookSubscriptionTable, 'exhausted_in_a_row' | 'paused_until'>;

/** A span of the sandbox's time, both ends in it. */
export type Span = { readonly from: Date; readonly to: Date };

/** What a span of failing attempts leads to. */
export type Failures = {
  readonly breaker: Breaker;
  /** The deliveries that changed, as they end up. */
  readonly deliveries: readonly WebhookDeliveryTable[];
  readonly attempts: readonly WebhookAttemptTable[];
};

const earliestFirst = (one: PendingDelivery, other: PendingDelivery): number =>
  Date.parse(one.due_at) - Date.parse(other.due_at) || (one.id < other.id ? -1 : 1);

const latest = (...times: readonly (string | null)[]): string =>
  times.reduce<string>((last, time) => (time !== null && time > last ? time : last), '');

const plus = (time: string, milliseconds: number): string =>
  new Date(Date.parse(time) + milliseconds).toISOString();

/**
 * Computes what becomes of one subscription's deliveries from `from` to `to` if every attempt fails as soon as it is
 * made. Retries, exhausted deliveries and the breaker each happen at their own time, in memory.
 *
 * @param pending those without an attempt under way
 * @param from no attempt is made before
 */
export const simulateFailures = (
  { exhausted_in_a_row, paused_until }: Breaker,
  pending: readonly PendingDelivery[],
  failure: string,
  span: Span,
): Failures => {
  const [from, to] = [span.from.toISOString(), span.to.toISOString()];
  const changed = new Map<string, WebhookDeliveryTable>();
  const attempts: WebhookAttemptTable[] = [];
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
    });
    const failures = delivery.failures + 1;
    const made = { ...delivery, attempts: number, failures };
    if (failures < mostAttempts) {
      const retried = { ...made, due_at: plus(sent_at, waitAfter(failures)) };
      changed.set(delivery.id, retried);
      queue.push(retried);
      return;
    }
    changed.set(delivery.id, { ...made, status: 'exhausted', due_at: null });
    exhausted_in_a_row += 1;
    if (exhausted_in_a_row < limits.opensAfter) return;
    exhausted_in_a_row = 0;
    paused_until = plus(sent_at, limits.lasts);
  };
  for (let next = queue.pop(); next; next = queue.pop()) {
    const due_at = latest(next.due_at, paused_until);
    if (due_at > next.due_at) {
      // The breaker is open at that time: it waits, and so does what is due meanwhile.
      const paused = { ...next, due_at };
      changed.set(next.id, paused);
      queue.push(paused);
    } else if (due_at <= to) fail(next);
  }
  return { breaker: { exhausted_in_a_row, paused_until }, deliveries: [...changed.values()], attempts };
};
