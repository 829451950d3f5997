import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { components } from '@workspace-api/contract';
import { type Rejection, verifyDelivery } from './verify.ts';

/** A delivery as it arrived. */
export type ReceivedDelivery = {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Headers;
  /** The bytes as they came. */
  readonly body: Uint8Array;
  /** The body, read. */
  readonly event: components['schemas']['EventEnvelope'];
};

/** What is answered: a status, or nothing at all. */
export type ReceiverAnswer = number | 'silence';

/** An endpoint for webhooks on this machine. */
export type Receiver = {
  /** Where it listens; to be registered as a subscription's URL. */
  readonly url: string;
  /** All that arrived, in the order of arrival. */
  readonly deliveries: readonly ReceivedDelivery[];
  /** What it answers from now on; 204 at first. A function is asked for each delivery. */
  answer(how: ReceiverAnswer | ((delivery: ReceivedDelivery) => ReceiverAnswer)): void;
  /** Waits until so many deliveries have arrived in all. @throws Error after `milliseconds`, 5000 where absent */
  received(count: number, milliseconds?: number): Promise<readonly ReceivedDelivery[]>;
  /** Whether a delivery is genuine, and why not. @param now the time by the sandbox's clock, where it was advanced */
  verify(delivery: ReceivedDelivery, secret: string, now?: Date): Rejection | undefined;
  close(): Promise<void>;
};

type Waiting = { readonly count: number; readonly resolve: () => void };

const readAll = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const eventOf = (body: Buffer): ReceivedDelivery['event'] => {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new Error(`The delivery is no JSON: ${body.toString().slice(0, 200)}`);
  }
};

/**
 * Starts an endpoint that keeps what arrives and answers as it is told, for tests of what reacts to webhooks.
 *
 * @param port a free one where absent
 */
export const createReceiver = async ({ port = 0 }: { port?: number } = {}): Promise<Receiver> => {
  const deliveries: ReceivedDelivery[] = [];
  const waiting = new Set<Waiting>();
  let answerOf: (delivery: ReceivedDelivery) => ReceiverAnswer = () => 204;
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
      const delivery = { method, path, headers, body, event: eventOf(body) };
      deliveries.push(delivery);
      const answer = answerOf(delivery);
      if (answer !== 'silence') response.writeHead(answer).end();
    } catch (error) {
      response.writeHead(400).end(error instanceof Error ? error.message : undefined);
    }
    for (const { count, resolve } of waiting) if (deliveries.length >= count) resolve();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    deliveries,
    answer(how) {
      answerOf = typeof how === 'function' ? how : () => how;
    },
    async received(count, milliseconds = 5000) {
      if (deliveries.length >= count) return deliveries;
      let waiter: Waiting | undefined;
      let timer: NodeJS.Timeout | undefined;
      try {
        await new Promise<void>((resolve, reject) => {
          waiter = { count, resolve };
          waiting.add(waiter);
          const tooLate = () =>
            reject(new Error(`${deliveries.length} of ${count} deliveries arrived in ${milliseconds} ms.`));
          timer = setTimeout(tooLate, milliseconds);
        });
      } finally {
        clearTimeout(timer);
        if (waiter) waiting.delete(waiter);
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
