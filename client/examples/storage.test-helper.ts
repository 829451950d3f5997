import type { SessionTokens } from '@workspace-api/client';

const storage = new Map<string, SessionTokens>();

/** Reads what was stored, as idb-keyval does. */
export const get = async (key: string): Promise<SessionTokens | undefined> => storage.get(key);

/** Stores, as idb-keyval does. */
export const set = async (key: string, tokens: SessionTokens): Promise<void> => void storage.set(key, tokens);
