import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Sandbox } from './create-sandbox.ts';
import { answerFailedRequest, answerProtocolError } from './http/protocol-errors.ts';

/** A sandbox on a port. */
export type Served = {
  /** Scheme, host and port, without a path. */
  readonly url: string;
  /** Stops listening, and ends streams and the connections that are idle. */
  close(): Promise<void>;
};

/**
 * Serves a sandbox over HTTP on loopback.
 *
 * @param port 0 takes a free one
 * @param ownProcess whether the process does nothing else: its Response may then be replaced by one that is written
 * at once and not by way of a stream
 * @throws Error with `code` `EADDRINUSE` where the port is taken
 */
export const serve = (
  sandbox: Pick<Sandbox, 'fetch'> & Partial<Pick<Sandbox, 'endStreams' | 'context'>>,
  { port, host = '127.0.0.1', ownProcess = false }: { port: number; host?: string; ownProcess?: boolean },
): Promise<Served> => {
  const listener = getRequestListener(
    (request, bindings) => sandbox.fetch(request, bindings as Parameters<Sandbox['fetch']>[1]),
    {
      overrideGlobalObjects: ownProcess,
      errorHandler: answerFailedRequest(sandbox.context?.log ?? console.error),
    },
  );
  // Node would answer a request without a Host by itself, and with nothing.
  const server = createServer({ requireHostHeader: false }, listener);
  server.on('clientError', answerProtocolError);
  // RFC 9110 section 10.1.1: an expectation that isn't known may be ignored.
  server.on('checkExpectation', listener);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const { port: taken, family, address } = server.address() as AddressInfo;
      resolve({
        url: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`,
        close: () =>
          new Promise((closed, failed) => {
            sandbox.endStreams?.();
            const endIdle = () => server.closeIdleConnections();
            // An answer that was under way leaves its connection idle a little later.
            const sweep = setInterval(endIdle, 20);
            server.close((error) => {
              clearInterval(sweep);
              if (error) failed(error);
              else closed();
            });
            endIdle();
          }),
      });
    });
  });
};
