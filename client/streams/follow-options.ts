import type { CallOptions } from '../calls/operation.ts';
import type { Clock } from '../fetch/clock.ts';

/** A reconnection that is about to happen. */
export type Reconnection = {
  /** The number of consecutive failed connections, from 1. */
  readonly attempt: number;
  /** How long it waits, in milliseconds. */
  readonly delay: number;
  /** Why the connection ended; undefined if the server closed it. */
  readonly error: unknown;
};

/** The options for following a stream. */
export type FollowOptions = Omit<CallOptions, 'retries'> & {
  /**
   * The maximum number of consecutive reconnections, 0 for none. Then the error of the last connection is thrown, or the loop
   * ends if the server closed it. By default they are unlimited, but a server that refuses the first connection is an error.
   */
  retries?: number | undefined;
  /** Called before the delay of each reconnection. Records that were written meanwhile are not sent: read them from a list. */
  onReconnect?: ((reconnection: Reconnection) => void) | undefined;
  /** The longest delay before a reconnection, in milliseconds; 30 seconds by default. */
  maxDelay?: number | undefined;
  /** The time source; the machine's clock by default. */
  clock?: Clock | undefined;
  /** A number from 0 to less than 1, for the jitter; `Math.random` by default. */
  random?: (() => number) | undefined;
};
