import type { Mutant } from '../lib/mutant.ts';
import { alteredRedirects } from './altered-redirects.ts';
import { expiredSessions } from './expired-sessions.ts';
import { looseCodes } from './loose-codes.ts';
import { looseRefreshTokens } from './loose-refresh-tokens.ts';
import { narrowSignIn } from './narrow-sign-in.ts';
import { usedTwice } from './used-twice.ts';
import { usedTwiceAtOnce } from './used-twice-at-once.ts';

/** Mutants of the oauth family. */
export const oauth: Record<string, Mutant> = {
  ...alteredRedirects,
  ...expiredSessions,
  ...looseCodes,
  ...looseRefreshTokens,
  ...narrowSignIn,
  ...usedTwice,
  ...usedTwiceAtOnce,
};
