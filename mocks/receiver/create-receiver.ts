import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { components } from '@workspace-api/contract';
import { type Rejection, verifyDelivery } from './verify.ts';

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

/** A webhook endpoint on this machine. */
export type Receiver = {
  /** Its address, to be used as the URL of a subscription. */
  readonly url: string;
  /** All deliveries, in the order of arrival. */
  readonly deliveries: readonly ReceivedDelivery[];
  /** Sets the response from now on, which is 204 by default. A function is called for each delivery. */
  status(how: ReceiverResponse | ((delivery: ReceivedDelivery) => ReceiverResponse)): void;
  /** Waits until `count` deliveries have arrived in total. @throws Error after `milliseconds`, 5000 by default */
  received(count: number, milliseconds?: number): Promise<readonly ReceivedDelivery[]>;
  /** Verifies a delivery, see `verifyDelivery`. @param now the time of the sandbox's clock, if it was advanced */
  verify(delivery: ReceivedDelivery, secret: string, now?: Date): Rejection | undefined;
  close(): Promise<void>;
};

type Waiting = { readonly count: number; readonly resolve: () => void };

const readAll = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const parseEvent = (body: Buffer): ReceivedDelivery['event'] => {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new Error(`The delivery is not valid JSON: ${body.toString().slice(0, 200)}`);
  }
};

/**
 * Starts a webhook endpoint on loopback for tests. It records deliveries and responds as configured.
 *
 * @param port any free port by default
 * @example
 * const receiver = await createReceiver();
 * // Create a subscription with `receiver.url`, and cause an event.
 * const [delivery] = await receiver.received(1);
 * receiver.verify(delivery, secret); // undefined: the delivery is genuine
 * await receiver.close();
 */
export const createReceiver = async ({ port = 0 }: { port?: number } = {}): Promise<Receiver> => {
  const deliveries: ReceivedDelivery[] = [];
  const waiters = new Set<Waiting>();
  let getResponse: (delivery: ReceivedDelivery) => ReceiverResponse = () => 204;
  const server = createServer(async (request, response) => {
    try {
      const body = await readAll(request);
      const headers = new Headers(
        Object.entries(request.headersDistinct).map(([name, values]): [string, string] => [
          name,
          values?.join(', ') ?? '',
        ]),
      );
      const { method = '', url: path = '' } = request;
      const delivery = { method, path, headers, body, event: parseEvent(body) };
      deliveries.push(delivery);
      const status = getResponse(delivery);
      if (status !== 'silence') response.writeHead(status).end();
    } catch (error) {
      response.writeHead(400).end(error instanceof Error ? error.message : undefined);
    }
    for (const { count, resolve } of waiters) if (deliveries.length >= count) resolve();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    deliveries,
    status(how) {
      getResponse = typeof how === 'function' ? how : () => how;
    },
    async received(count, milliseconds = 5000) {
      if (deliveries.length >= count) return deliveries;
      let waiter: Waiting | undefined;
      let timer: NodeJS.Timeout | undefined;
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
    verify: verifyDelivery,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
};
