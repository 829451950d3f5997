import { parseHttpDate } from '@workspace-api/contract';
import { parseInstant } from '../instant.ts';
import type { TraceCheck, TracedResponse } from './traced-call.ts';

/** Members with a time in the past, by the server's clock. */
const pastMembers = new Set(['created_at', 'updated_at', 'submitted_at', 'last_used_at', 'ts']);

/** Clocks of machines differ by seconds. A larger difference (in milliseconds) means that someone moved the clock. */
const mostSkew = 3_600_000;

const pastInstants = (value: unknown): number[] => {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) => {
    if (typeof item !== 'string') return pastInstants(item);
    const instant = pastMembers.has(name) ? parseInstant(item) : Number.NaN;
    return Number.isNaN(instant) ? [] : [instant];
  });
};

/** The times in a response by the server's clock: its `Date` (RFC 9110, section 6.6.1) and the times in its body. */
const getServerInstants = ({ exchange, body, endedAt }: TracedResponse): number[] => {
  const date = parseHttpDate(exchange.headers.date ?? '', endedAt);
  return [...(Number.isNaN(date) ? [] : [date]), ...pastInstants(body)];
};

/** Detects a server whose clock was moved ahead, as tests do. From then on, time-dependent clauses can't be checked. */
export const createClockWatch = (): ClockWatch => {
  let isMoved = false;
  return {
    ended: (_, response) => {
      isMoved ||= getServerInstants(response).some((instant) => instant > response.endedAt + mostSkew);
      return [];
    },
    isMoved: () => isMoved,
  };
};

export type ClockWatch = TraceCheck & { isMoved: () => boolean };
