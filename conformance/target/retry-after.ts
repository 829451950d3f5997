import { headerNames } from '@workspace-api/contract';
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

// Retry-After is a number of seconds or a date (RFC 9110, section 10.2.3). The date is relative to the target's own clock.
const dateMs = (response: Pick<TargetResponse, 'headers'>, value: string): number | null => {
  const date = Date.parse(value);
  if (Number.isNaN(date) || !/[a-z]/i.test(value)) return null;
  const sentAt = Date.parse(header(response, 'date') ?? '');
  return Math.max(date - (Number.isNaN(sentAt) ? Date.now() : sentAt), 0);
};

/** The delay that a response demands with Retry-After, in milliseconds; null if it is missing or invalid. */
export const retryAfterMs = (response: Pick<TargetResponse, 'headers'>): number | null => {
  const value = header(response, headerNames.retryAfter);
  if (value === undefined) return null;
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000;
  return dateMs(response, value);
};

/** Numbers of seconds from here on are dates: seconds since 1970. */
const firstDate = 1_000_000_000;

/** Milliseconds until the rate limit's window ends, according to X-RateLimit-Reset; null if that is missing or invalid. */
export const resetMs = (response: Pick<TargetResponse, 'headers'>): number | null => {
  const value = parseIntegerHeader(response, headerNames.rateLimitReset);
  if (value === null) return null;
  return value < firstDate ? value * 1000 : Math.max(value * 1000 - Date.now(), 0);
};
