import type { Fault } from '../lib/fault.ts';
import { expiredTokenWithoutRetryAfter } from './expired-token-without-retry-after.ts';

/** The faults of the family authentication. */
export const authentication: Record<string, Fault> = {
  'expired-token-without-retry-after': expiredTokenWithoutRetryAfter,
};
