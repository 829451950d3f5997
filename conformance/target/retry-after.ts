import { headerNames } from '@workspace-api/contract';
import type { TargetResponse } from './exchange.ts';

const header = ({ headers }: Pick<TargetResponse, 'headers'>, name: string): string | undefined =>
  headers[name.toLowerCase()]?.trim();

/** A header with a whole number; null if it is missing or has another value. */
export const parseIntegerHeader = (
  response: Pick<TargetResponse, 'headers'>,
  name: string,
): number | null => {
  const value = header(response, name);
  return value !== undefined && /^\d{1,15}$/.test(value) ? Number(value) : null;
};

// Retry-After is a number of seconds or a date (RFC 9110, section 10.2.3). The target's own clock measures the date.
const dateMs = (response: Pick<TargetResponse, 'headers'>, value: string): number | null => {
  const date = Date.parse(value);
  if (Number.isNaN(date) || !/[a-z]/i.test(value)) return null;
  const sentAt = Date.parse(header(response, 'date') ?? '');
  return Math.max(date - (Number.isNaN(sentAt) ? Date.now() : sentAt), 0);
};

/** The delay that an answer asks for with Retry-After, in milliseconds; null if it has none or an invalid one. */
export const retryAfterMs = (response: Pick<TargetResponse, 'headers'>): number | null => {
  const value = header(response, headerNames.retryAfter);
  if (value === undefined) return null;
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000;
  return dateMs(response, value);
};

/** From here on, a number of seconds is a date: seconds since 1970. */
const firstDate = 1_000_000_000;

/** Milliseconds until the rate limit's window ends, as X-RateLimit-Reset says; null if it doesn't. */
export const resetMs = (response: Pick<TargetResponse, 'headers'>): number | null => {
  const value = parseIntegerHeader(response, headerNames.rateLimitReset);
  if (value === null) return null;
  return value < firstDate ? value * 1000 : Math.max(value * 1000 - Date.now(), 0);
};
