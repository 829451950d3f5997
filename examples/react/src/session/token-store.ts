import type { SessionTokens } from '@workspace-api/client';
import { del, get, set } from 'idb-keyval';

const key = 'session';

/** The tokens of the signed-in user, in IndexedDB, where all tabs see a new pair immediately. */
export const tokenStore = {
  load: () => get<SessionTokens>(key),
  save: (tokens: SessionTokens) => set(key, tokens),
  forget: () => del(key),
};
