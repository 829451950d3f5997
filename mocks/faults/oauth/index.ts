import type { Fault } from '../lib/fault.ts';
import { alteredRedirects } from './altered-redirects.ts';
import { expiredSessions } from './expired-sessions.ts';
import { looseGrants } from './loose-grants.ts';
import { narrowSignIn } from './narrow-sign-in.ts';
import { usedTwiceAtOnce } from './used-twice-at-once.ts';

/** The faults of the family oauth. */
export const oauth: Record<string, Fault> = {
  ...alteredRedirects,
  ...expiredSessions,
  ...looseGrants,
  ...narrowSignIn,
  ...usedTwiceAtOnce,
};
