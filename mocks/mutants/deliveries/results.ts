import { headerNames } from '@workspace-api/contract';
import { createResult, type Deliver, type Outgoing, resigned, type Sent } from '../../wrappers/deliveries.ts';
import type { Mutant } from '../lib/mutant.ts';
import { deliveryMutant } from './delivery-mutant.ts';

/** Misinterprets the statuses of endpoints. */
const misreadStatus =
  (changeStatus: (status: number) => number): Deliver =>
  (send) =>
  async (outgoing) => {
    const { status } = await send(outgoing);
    return createResult(changeStatus(status));
  };

const toKey = ({ url, id }: Outgoing): string => `${url} ${id}`;

/** Gives up after some attempts. */
const attempts =
  (most: number): Deliver =>
  (send) => {
    const counts = new Map<string, number>();
    return async (outgoing) => {
      const count = (counts.get(toKey(outgoing)) ?? 0) + 1;
      counts.set(toKey(outgoing), count);
      return count > most ? createResult(200) : send(outgoing);
    };
  };

/** Makes one more attempt of a delivery that ended like this, when the next event is sent. */
const again =
  (isSentAgain: (status: number, attempt: number) => boolean): Deliver =>
  (send, subscriptions) => {
    const counts = new Map<string, number>();
    const late = new Map<string, Outgoing>();
    const anew = (delivery: Outgoing, timestamp: number): Sent => {
      const id = headerNames.svcDeliveryId;
      const headers = { ...delivery.headers, [id]: `${delivery.headers[id]}again` };
      const secret = subscriptions.get(delivery.url)?.secret ?? '';
      return resigned({ ...delivery, headers }, secret, { timestamp: String(timestamp) });
    };
    return async (outgoing) => {
      const key = toKey(outgoing);
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      // Wait long enough after the first attempt, so that this isn't a second copy of the same request.
      for (const [other, earlier] of late)
        if (outgoing.timestamp - earlier.timestamp > 240) {
          late.delete(other);
          await send(anew(earlier, outgoing.timestamp));
        }
      const response = await send(outgoing);
      if (isSentAgain(response.status, count)) late.set(key, outgoing);
      return response;
    };
  };

/** How long these servers wait for an endpoint, in milliseconds of real time. It represents the seconds of the budget. */
const shortTimeoutMs = 150;

/** Waits for less than the budget, and treats a missing response as a success. */
const withShortTimeout: Deliver = (send) => async (outgoing) => {
  const late = AbortSignal.timeout(shortTimeoutMs);
  try {
    return await send({ ...outgoing, signal: AbortSignal.any([outgoing.signal, late]) });
  } catch (error) {
    if (late.aborted) return createResult(200);
    throw error;
  }
};

/** Servers that misinterpret the result of an attempt, or make more or fewer than six attempts. */
export const results: Record<string, Mutant> = {
  'redirect-counts-as-success': deliveryMutant(
    'deliveries.other-status-is-retried',
    'A redirect counts as a success.',
    misreadStatus((status) => (status >= 300 && status < 400 ? 200 : status)),
  ),
  'client-error-is-final': deliveryMutant(
    'deliveries.other-status-is-retried',
    'A 4xx response ends the attempts.',
    misreadStatus((status) => (status >= 400 && status < 500 ? 200 : status)),
  ),
  'gone-is-final': deliveryMutant(
    'deliveries.other-status-is-retried',
    'A 410 response ends the attempts.',
    misreadStatus((status) => (status === 410 ? 200 : status)),
  ),
  'accepted-is-no-success': deliveryMutant(
    'deliveries.success-is-2xx',
    'A 202 response counts as a failure.',
    misreadStatus((status) => (status === 202 ? 500 : status)),
  ),
  'only-200-is-success': deliveryMutant(
    'deliveries.success-is-2xx',
    'Only a 200 response counts as a success.',
    misreadStatus((status) => (status === 200 ? 200 : 500)),
  ),
  'unknown-2xx-is-no-success': deliveryMutant(
    'deliveries.success-is-2xx',
    'A 2xx response with an unregistered status code counts as a failure.',
    misreadStatus((status) => (status > 226 && status < 300 ? 500 : status)),
  ),
  'sent-again-after-success': deliveryMutant(
    'deliveries.success-is-2xx',
    'A delivery whose retry succeeded is sent again.',
    again((status, attempt) => status < 300 && attempt > 1),
  ),
  'redirect-followed': deliveryMutant(
    'deliveries.method-is-post',
    'Redirects are followed.',
    (send) => async (outgoing) => {
      const response = await send(outgoing);
      const location = response.headers.get('location');
      return location === null ? response : send({ ...outgoing, url: location });
    },
  ),
  'five-attempts': deliveryMutant('deliveries.six-attempts', 'An event is sent five times.', attempts(5)),
  'no-retries': deliveryMutant('deliveries.at-least-once', 'An event is sent once.', attempts(1)),
  'last-attempt-lost': deliveryMutant(
    'deliveries.at-least-once',
    'The last attempt is counted but not sent.',
    attempts(5),
  ),
  'seven-attempts': deliveryMutant(
    'deliveries.six-attempts',
    'An event is sent again after its attempts are exhausted.',
    again((status, attempt) => status >= 300 && attempt === 6),
  ),
  'timeout-counts-as-success': deliveryMutant(
    'deliveries.ten-second-budget',
    'A timeout counts as a success.',
    withShortTimeout,
  ),
};
