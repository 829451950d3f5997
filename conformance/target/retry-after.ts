import { headerNames, parseHttpDate, parseRetryAfter } from '@workspace-api/contract';
import type { TargetResponse } from './exchange.ts';

const header = ({ headers }: Pick<TargetResponse, 'headers'>, name: string): string | undefined =>
  headers[name.toLowerCase()]?.trim();

/** Parses a header with a whole number; null if it is missing or has another value. */
export const parseIntegerHeader = (
  response: Pick<TargetResponse, 'headers'>,
  name: string,
): number | null => {
  const value = header(response, name);
  return value !== undefined && /^\d{1,15}$/.test(value) ? Number(value) : null;
};

/** The time of the target's own clock, in milliseconds since the epoch; the gate's without a valid `Date`. */
const targetTime = (response: Pick<TargetResponse, 'headers'>): number => {
  const now = Date.now();
  const sentAt = parseHttpDate(header(response, 'date') ?? '', now);
  return Number.isNaN(sentAt) ? now : sentAt;
};

/** The delay that a response demands with Retry-After, in milliseconds; null if it is missing or invalid. */
export const retryAfterMs = (response: Pick<TargetResponse, 'headers'>): number | null =>
  parseRetryAfter(header(response, headerNames.retryAfter), targetTime(response)) ?? null;

/** Numbers of seconds from here on are dates: seconds since 1970. */
const firstDate = 1_000_000_000;

/** Milliseconds until the rate limit's window ends, according to X-RateLimit-Reset; null if that is missing or invalid. */
export const resetMs = (response: Pick<TargetResponse, 'headers'>): number | null => {
  const value = parseIntegerHeader(response, headerNames.rateLimitReset);
  if (value === null) return null;
  return value < firstDate ? value * 1000 : Math.max(value * 1000 - Date.now(), 0);
};
