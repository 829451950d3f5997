import type { SessionTokens } from '@workspace-api/client';

const kept = new Map<string, SessionTokens>();

/** Reads what was stored, as idb-keyval does. */
export const get = async (key: string): Promise<SessionTokens | undefined> => kept.get(key);

/** Stores, as idb-keyval does. */
export const set = async (key: string, tokens: SessionTokens): Promise<void> => void kept.set(key, tokens);
