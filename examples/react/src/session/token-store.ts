import type { SessionTokens } from '@workspace-api/client';
import { del, get, set } from 'idb-keyval';

const key = 'session';

/** The tokens of the person who is signed in, in IndexedDB: all tabs see a new pair at once. */
export const tokenStore = {
  load: () => get<SessionTokens>(key),
  save: (tokens: SessionTokens) => set(key, tokens),
  forget: () => del(key),
};
