import type { OperationShape } from '@workspace-api/contract';
import type { Plane } from './plane.ts';

export const kinds = ['valid', 'invalid', 'malformed', 'page', 'unauthorized'] as const;

/** The intention of a request. */
export type Kind = (typeof kinds)[number];

/** The repair after an operation that changes the responses to other requests. */
export type Disruption = 'reset' | 'repair';

/** A request as an HTTP message. */
export type Message = {
  readonly method: string;
  /** Path and query, exactly as sent. */
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body?: Uint8Array | undefined;
};

/** Bytes that are written to a connection of their own. */
export type Bytes = {
  /** Written one after the other, a millisecond apart. */
  readonly chunks: readonly Uint8Array[];
  /** What the client does after the last chunk. */
  readonly afterwards: 'wait' | 'end' | 'break';
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
  readonly content: Message | Bytes;
  /** The reason why a 5xx response is acceptable. */
  readonly mayFail?: string | undefined;
  /** Whether the response is endless. */
  readonly endless?: boolean;
  /** Set if nothing else is sent meanwhile, and the sandbox is repaired after it. */
  readonly disruption?: Disruption | undefined;
};

/** The message of a request; undefined if it is malformed. */
export const getMessage = ({ content }: FuzzRequest): Message | undefined =>
  'method' in content ? content : undefined;

/** Returns a message with another value of a header. */
export const withHeader = (message: Message, name: string, value: string | undefined): Message => ({
  ...message,
  headers: [
    ...message.headers.filter(([other]) => other.toLowerCase() !== name.toLowerCase()),
    ...(value === undefined ? [] : [[name, value] as const]),
  ],
});

/** Restricts a string to the characters that a header can carry. */
export const inHeader = (value: string): string =>
  Buffer.from(
    Buffer.from(value.toWellFormed()).filter((byte) => byte === 0x09 || (byte >= 0x20 && byte !== 0x7f)),
  ).toString('latin1');
