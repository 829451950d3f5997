import type { OperationShape } from '@workspace-api/contract';
import type { Plane } from '../plane.ts';

export const kinds = ['valid', 'invalid', 'malformed', 'page', 'unauthorized'] as const;

/** What a request is meant to be. */
export type Kind = (typeof kinds)[number];

/** A request as HTTP has it. */
export type Message = {
  readonly method: string;
  /** Path and query, as they are sent. */
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body?: Uint8Array | undefined;
};

/** What is written to a connection. */
export type Wire = {
  /** Written one after the other. */
  readonly chunks: readonly Uint8Array[];
  /** Milliseconds between them. */
  readonly pauseMs?: number;
  /** The methods of the requests in them, for each of which an answer is awaited, unless the connection ends before. */
  readonly methods: readonly string[];
  /** What the client does after the last chunk: waits, ends its side, or breaks the connection. */
  readonly afterwards?: 'end' | 'break';
};

/** A request of the run. */
export type FuzzRequest = {
  readonly kind: Kind;
  /** What is special about it, in a few words. */
  readonly what: string;
  readonly plane?: Plane | undefined;
  /** The operation that answers; undefined where it is not certain. */
  readonly operation?: OperationShape | undefined;
  /** It goes to the API by the console of the control plane, which has no tokens and no rate limits. */
  readonly byConsole?: boolean;
  /** Undefined for what is no message of HTTP. */
  readonly message?: Message | undefined;
  readonly wire: Wire;
  /** Why it may be answered with 5xx: what asks for that. */
  readonly mayFail?: string | undefined;
  /** It takes long by its nature, so that others are sent meanwhile. Nothing is learned from its answer. */
  readonly lasts?: boolean;
  /** The answer has no end. */
  readonly endless?: boolean;
  /** It changes how others are answered: nothing else is sent meanwhile, and the sandbox is repaired after it. */
  readonly disruption?: 'reset' | 'repair' | undefined;
};

const encoder = new TextEncoder();

/** The head of a message. A header's characters are sent as Latin-1, as HTTP has them. */
const encodeHead = ({ method, target, headers, body }: Message): Uint8Array => {
  const length = body === undefined ? [] : [['Content-Length', String(body.byteLength)] as const];
  const isFramed = headers.some(([name]) => /^(content-length|transfer-encoding)$/i.test(name));
  const lines = [['Host', '127.0.0.1'] as const, ...headers, ...(isFramed ? [] : length)];
  const isNamed = headers.some(([name]) => name.toLowerCase() === 'host');
  const head = (isNamed ? lines.slice(1) : lines).map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.from(`${method} ${target} HTTP/1.1\r\n${head}\r\n`, 'latin1');
};

/** A message as it is sent by a client that does nothing unusual. */
export const toWire = (message: Message): Wire => ({
  chunks: [Buffer.concat([encodeHead(message), message.body ?? new Uint8Array()])],
  methods: [message.method],
});

/** A text that a header can carry: what it can't is sent by `malformed`. */
export const inHeader = (value: string): string =>
  Buffer.from(
    Buffer.from(value.toWellFormed()).filter((byte) => byte === 0x09 || (byte >= 0x20 && byte !== 0x7f)),
  ).toString('latin1');

/** A text as bytes of UTF-8. */
export const toBytes = (value: string): Uint8Array => encoder.encode(value);
