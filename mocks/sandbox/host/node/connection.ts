import type { HttpBindings } from '@hono/node-server';
import type { Problem } from '../../core/problem.ts';
import type { Connection } from '../connection.ts';
import { breakConnectionOnFailure } from './server/connection.ts';
import { refusalOn } from './server/protocol-errors.ts';

/** Node's request and response, if the sandbox is served on a port. */
export type Bindings = Partial<HttpBindings> & {
  /** Aborted when the server stops, which ends open streams. */
  readonly closing?: AbortSignal;
};

/** A connection of Node's server. */
class NodeConnection implements Connection {
  readonly #bindings: Bindings;

  constructor(bindings: Bindings) {
    this.#bindings = bindings;
  }

  get clientAddress(): string | undefined {
    return this.#bindings.incoming?.socket.remoteAddress;
  }

  get serverAddress(): string | undefined {
    return this.#bindings.incoming?.socket.localAddress;
  }

  get closing(): AbortSignal | undefined {
    return this.#bindings.closing;
  }

  get isClosed(): boolean {
    return this.#bindings.outgoing?.closed === true;
  }

  get announcesBody(): boolean {
    const headers = this.#bindings.incoming?.headers;
    return headers?.['content-length'] !== undefined || headers?.['transfer-encoding'] !== undefined;
  }

  get isBodyRead(): boolean {
    return this.#bindings.incoming?.readableDidRead === true;
  }

  get takesTrailers(): boolean {
    const { incoming, outgoing } = this.#bindings;
    return outgoing !== undefined && incoming?.httpVersion === '1.1';
  }

  get refusal(): Problem | undefined {
    return refusalOn(this.#bindings.incoming?.socket);
  }

  readArrivedBody(limit: number): Uint8Array | undefined {
    const { incoming } = this.#bindings;
    if (incoming === undefined) return undefined;
    // Node receives the body before it marks the request as complete.
    const length = Number(incoming.headers['content-length']);
    return length > 0 && length <= limit && incoming.readableLength === length
      ? (incoming.read() as Uint8Array)
      : undefined;
  }

  sendTrailers(trailers: Readonly<Record<string, string>>): void {
    this.#bindings.outgoing?.addTrailers(trailers);
  }

  breakOnFailure(response: Response): Response {
    const { outgoing } = this.#bindings;
    return outgoing ? breakConnectionOnFailure(response, outgoing) : response;
  }
}

/** Finds the connection in the second argument of the sandbox's `fetch`; undefined for the options of a request. */
export const findConnection = (init: RequestInit | Bindings | undefined): Connection | undefined =>
  init !== undefined && ('incoming' in init || 'outgoing' in init || 'closing' in init)
    ? new NodeConnection(init as Bindings)
    : undefined;
