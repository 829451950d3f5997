import type { SessionTokens } from '@workspace-api/client';

const storage = new Map<string, SessionTokens>();

/** Reads stored tokens, like idb-keyval. */
export const get = async (key: string): Promise<SessionTokens | undefined> => storage.get(key);

/** Stores tokens, like idb-keyval. */
export const set = async (key: string, tokens: SessionTokens): Promise<void> => void storage.set(key, tokens);
