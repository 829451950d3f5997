import type { OperationShape } from '@workspace-api/contract';
import type { Plane } from '../plane.ts';

export const kinds = ['valid', 'invalid', 'malformed', 'page', 'unauthorized'] as const;

/** The intention of a request. */
export type Kind = (typeof kinds)[number];

/** A request as an HTTP message. */
export type Message = {
  readonly method: string;
  /** Path and query, exactly as sent. */
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body?: Uint8Array | undefined;
};

/** The data that is written to a connection. */
export type Wire = {
  /** Written one after the other. */
  readonly chunks: readonly Uint8Array[];
  /** Milliseconds between chunks. */
  readonly pauseMs?: number;
  /** The methods of the requests in the chunks. The client waits for a response to each, unless the connection ends before. */
  readonly methods: readonly string[];
  /** What the client does after the last chunk: wait by default, end its side, or break the connection. */
  readonly afterwards?: 'end' | 'break';
};

/** A request of the run. */
export type FuzzRequest = {
  readonly kind: Kind;
  /** A short description of its special property. */
  readonly what: string;
  readonly plane?: Plane | undefined;
  /** The operation that responds; undefined if that is uncertain. */
  readonly operation?: OperationShape | undefined;
  /** Whether it goes to the API through the control plane's console, which has no tokens and no rate limits. */
  readonly byConsole?: boolean;
  /** Undefined if the data isn't an HTTP message. */
  readonly message?: Message | undefined;
  readonly wire: Wire;
  /** The reason why a 5xx response is acceptable. */
  readonly mayFail?: string | undefined;
  /** Whether it takes long by design, so that other requests are sent meanwhile. Its response isn't learned from. */
  readonly lasts?: boolean;
  /** Whether the response is endless. */
  readonly endless?: boolean;
  /**
   * Set if it changes the responses to other requests: nothing else is sent meanwhile, and the sandbox is repaired after it.
   */
  readonly disruption?: 'reset' | 'repair' | undefined;
};

const encoder = new TextEncoder();

/** Encodes the head of a message. Characters of headers are sent as Latin-1. */
const encodeHead = ({ method, target, headers, body }: Message): Uint8Array => {
  const length = body === undefined ? [] : [['Content-Length', String(body.byteLength)] as const];
  const isFramed = headers.some(([name]) => /^(content-length|transfer-encoding)$/i.test(name));
  const lines = [['Host', '127.0.0.1'] as const, ...headers, ...(isFramed ? [] : length)];
  const isNamed = headers.some(([name]) => name.toLowerCase() === 'host');
  const head = (isNamed ? lines.slice(1) : lines).map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.from(`${method} ${target} HTTP/1.1\r\n${head}\r\n`, 'latin1');
};

/** A message as sent by an ordinary client. */
export const toWire = (message: Message): Wire => ({
  chunks: [Buffer.concat([encodeHead(message), message.body ?? new Uint8Array()])],
  methods: [message.method],
});

/** Restricts a string to the characters that a header can carry. `malformed` sends the others. */
export const inHeader = (value: string): string =>
  Buffer.from(
    Buffer.from(value.toWellFormed()).filter((byte) => byte === 0x09 || (byte >= 0x20 && byte !== 0x7f)),
  ).toString('latin1');

/** Encodes a string as UTF-8. */
export const toBytes = (value: string): Uint8Array => encoder.encode(value);
