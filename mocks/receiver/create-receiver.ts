import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Deliveries, type ReceivedDelivery, recordDeliveries } from './record-deliveries.ts';
import { type Rejection, verifyDelivery } from './verify.ts';

/** A webhook endpoint on this machine. */
export type Receiver = Deliveries & {
  /** Its address, to be used as the URL of a subscription. */
  readonly url: string;
  /** Verifies a delivery, see `verifyDelivery`. @param now the time of the sandbox's clock, if it was advanced */
  verify(delivery: ReceivedDelivery, secret: string, now?: Date): Rejection | undefined;
  close(): Promise<void>;
};

const readAll = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
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
  const { record, ...recorded } = recordDeliveries();
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
      const status = record({ method, path, headers, body });
      if (status !== 'silence') response.writeHead(status).end();
    } catch (error) {
      response.writeHead(400).end(error instanceof Error ? error.message : undefined);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    ...recorded,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    verify: verifyDelivery,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
};
