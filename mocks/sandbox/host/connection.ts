import type { Problem } from '../core/problem.ts';

/** The connection over which a server received a request. A call of the sandbox's `fetch` by its own program has none. */
export type Connection = {
  /** The address of the client; undefined after it has disconnected. */
  readonly clientAddress: string | undefined;
  /** The address of this server that the client has reached. */
  readonly serverAddress: string | undefined;
  /** Aborted when the server stops, which ends open streams. */
  readonly closing: AbortSignal | undefined;
  readonly isClosed: boolean;
  /** Whether the request has a body: it has a header that announces one (RFC 9112 section 6.3). */
  readonly announcesBody: boolean;
  /** Whether reading the body has begun. */
  readonly isBodyRead: boolean;
  /** Whether the response can have trailers. */
  readonly takesTrailers: boolean;
  /** The error with which the server refused the rest of the request. */
  readonly refusal: Problem | undefined;
  /**
   * Reads a body that has arrived completely, without waiting for a stream. For a short body, a stream takes longer than
   * all other steps. Undefined if the body is longer than `limit`, or a part of it is missing or was already read.
   */
  readArrivedBody(limit: number): Uint8Array | undefined;
  /**
   * Adds trailers to the response, which also needs the headers of `encodeList`: `Transfer-Encoding: chunked`, without which
   * Node drops the trailers, and `Trailer`, which announces them.
   */
  sendTrailers(trailers: Readonly<Record<string, string>>): void;
  /** Breaks the connection if the body of the response fails (encodings.ndjson-error-ends-early). */
  breakOnFailure(response: Response): Response;
};
