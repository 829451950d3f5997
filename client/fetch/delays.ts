import { retryAfterHeader } from '@workspace-api/contract';

/**
 * The delay before another attempt: 1 to 1.5 seconds at first, twice as long after each failure in a row. Service document:
 * Errors, Status codes.
 *
 * @param attempt from 1
 * @param random gives a number from 0 to less than 1, for the jitter
 * @param most the longest delay, in milliseconds
 * @returns milliseconds
 */
export const backoff = (attempt: number, random: () => number, most: number): number =>
  Math.min(1000 * 2 ** (attempt - 1) * (1 + random() / 2), most);

/**
 * The delay that an answer asks for: a number of seconds, or until a date. RFC 9110 section 10.2.3.
 *
 * @param now in milliseconds since the epoch
 * @returns milliseconds; undefined if it asks for none
 */
export const askedDelay = (response: Response | undefined, now: number): number | undefined => {
  const value = response?.headers.get(retryAfterHeader) ?? '';
  const delay = /^\d+$/.test(value) ? Number(value) * 1000 : Math.max(Date.parse(value) - now, 0);
  return Number.isNaN(delay) ? undefined : delay;
};
