import type { components } from '@workspace-api/contract';

/** A received delivery. */
export type ReceivedDelivery = {
  readonly method: string;
  /** The path and query. */
  readonly path: string;
  readonly headers: Headers;
  /** The raw body. */
  readonly body: Uint8Array;
  /** The parsed body. */
  readonly event: components['schemas']['EventEnvelope'];
};

/** The response to a delivery: a status, or no response. */
export type ReceiverResponse = number | 'silence';

/** What a webhook endpoint has received. */
export type Deliveries = {
  /** All deliveries, in the order of arrival. */
  readonly deliveries: readonly ReceivedDelivery[];
  /** Sets the response from now on, which is 204 by default. A function is called for each delivery. */
  status(how: ReceiverResponse | ((delivery: ReceivedDelivery) => ReceiverResponse)): void;
  /** Waits until `count` deliveries have arrived in total. @throws Error after `milliseconds`, 5000 by default */
  received(count: number, milliseconds?: number): Promise<readonly ReceivedDelivery[]>;
};

type Waiting = { readonly count: number; readonly resolve: () => void };

const parseEvent = (body: Uint8Array): ReceivedDelivery['event'] => {
  const json = new TextDecoder().decode(body);
  try {
    return JSON.parse(json);
  } catch {
    throw new Error(`The delivery is not valid JSON: ${json.slice(0, 200)}`);
  }
};

/**
 * Records the deliveries of a webhook endpoint, whose requests its owner passes to `record`.
 *
 * @returns the deliveries, and `record`, which returns the response to a request and throws if its body is not valid JSON
 */
export const recordDeliveries = (): Deliveries & {
  record(request: Omit<ReceivedDelivery, 'event'>): ReceiverResponse;
} => {
  const deliveries: ReceivedDelivery[] = [];
  const waiters = new Set<Waiting>();
  let getResponse: (delivery: ReceivedDelivery) => ReceiverResponse = () => 204;
  return {
    deliveries,
    record(request) {
      const delivery = { ...request, event: parseEvent(request.body) };
      deliveries.push(delivery);
      for (const { count, resolve } of waiters) if (deliveries.length >= count) resolve();
      return getResponse(delivery);
    },
    status(how) {
      getResponse = typeof how === 'function' ? how : () => how;
    },
    async received(count, milliseconds = 5000) {
      if (deliveries.length >= count) return deliveries;
      let waiter: Waiting | undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      try {
        await new Promise<void>((resolve, reject) => {
          waiter = { count, resolve };
          waiters.add(waiter);
          const tooLate = () =>
            reject(new Error(`${deliveries.length} of ${count} deliveries arrived in ${milliseconds} ms.`));
          timer = setTimeout(tooLate, milliseconds);
        });
      } finally {
        clearTimeout(timer);
        if (waiter) waiters.delete(waiter);
      }
      return deliveries;
    },
  };
};
