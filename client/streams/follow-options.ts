import type { CallOptions } from '../calls/operation.ts';
import type { Clock } from '../fetch/clock.ts';

/** A connection that is about to be made again. */
export type Reconnection = {
  /** How many connections in a row failed, from 1. */
  readonly attempt: number;
  /** How long it waits, in milliseconds. */
  readonly delay: number;
  /** Why the connection ended; undefined if the server closed it. */
  readonly error: unknown;
};

/** The options of a stream that is followed. */
export type FollowOptions = CallOptions & {
  /** Is told of each reconnection before its delay. What was written meanwhile is not sent: ask a list for it. */
  onReconnect?: ((reconnection: Reconnection) => void) | undefined;
  /** The longest delay before a reconnection, in milliseconds; 30 seconds by default. */
  maxDelay?: number | undefined;
  clock?: Clock | undefined;
  /** A number from 0 to less than 1, for the jitter; `Math.random` by default. */
  random?: (() => number) | undefined;
};
