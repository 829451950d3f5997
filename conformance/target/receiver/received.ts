import type { IncomingMessage } from 'node:http';
import { joinHeaders } from '../exchange.ts';

/** The response of an endpoint. */
export type EndpointResponse = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Returns the body of a delivery in the contract's names. @param type the type of its event */
export type ReadDelivery = (body: string, type: string | undefined) => string;

/** The largest body that is recorded, in bytes. */
const maxBody = 1024 * 1024;

/** Reads the body of a request; null if it exceeds the receiver's limit. */
export const readBody = async (request: IncomingMessage): Promise<Uint8Array | null> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > maxBody) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** A request with its body. @param read returns a body in the contract's names, if the target has others */
export const toReceived = (
  { method = '', url = '', headersDistinct, socket }: IncomingMessage,
  body: Uint8Array,
  read?: ReadDelivery,
) => ({
  method,
  /** The path and query, exactly as sent. */
  target: url,
  /** Headers by lower-case name. Several values of one header are joined with commas. */
  headers: joinHeaders(Object.entries(headersDistinct)),
  /** The bytes of the body. */
  body,
  ...(read && { read }),
  /** The status of the response, once it was sent. */
  responseStatus: null as number | null,
  /** Whether the connection has closed. If it closed after a response, the sender has read the response. */
  get isClosed() {
    return socket.destroyed;
  },
});

/** A request that arrived at an endpoint of the receiver. */
export type Received = ReturnType<typeof toReceived>;
