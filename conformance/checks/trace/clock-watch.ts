import { parseHttpDate } from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { parseInstant } from '../instant.ts';

/** Members with a time in the past, by the server's clock. */
const pastMembers = new Set(['created_at', 'updated_at', 'submitted_at', 'last_used_at', 'ts']);

/** Clocks of machines differ by seconds. A larger difference (in milliseconds) means that someone moved the clock. */
const mostSkew = 3_600_000;

const pastInstants = (value: unknown): number[] => {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) => {
    if (typeof item !== 'string') return pastInstants(item);
    return pastMembers.has(name) ? [parseInstant(item)] : [];
  });
};

/**
 * Whether a response shows that the server's clock was moved ahead, as tests do: by its `Date` (RFC 9110, section 6.6.1) or a time
 * in its body. From then on, time-dependent clauses can't be checked.
 */
export const showsMovedClock = ({ headers }: Exchange, body: unknown, endedAt: number): boolean =>
  // An invalid time is NaN, which isn't later.
  [parseHttpDate(headers.date ?? '', endedAt), ...pastInstants(body)].some(
    (instant) => instant > endedAt + mostSkew,
  );
