import type { Fault } from '../lib/fault.ts';
import { usedTwiceAtOnce } from './used-twice-at-once.ts';

/** The faults of the family oauth. */
export const oauth: Record<string, Fault> = {
  ...usedTwiceAtOnce,
import { alteredRedirects } from './altered-redirects.ts';
import { expiredSessions } from './expired-sessions.ts';
import { looseGrants } from './loose-grants.ts';
  ...alteredRedirects,
  ...expiredSessions,
  ...looseGrants,
};
