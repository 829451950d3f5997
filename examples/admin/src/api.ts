import { createWorkspaceClient, type SessionTokens, session } from '@workspace-api/client';
import { createQueries } from '@workspace-api/client/tanstack-query';
import { del, get, set } from 'idb-keyval';

// The tests in a browser set `apiUrl` before the page runs.
const { apiUrl = import.meta.env.VITE_API_URL } = globalThis as { apiUrl?: string };

/** The base URL of the API, with its version; the local sandbox by default. */
export const baseUrl: string = apiUrl ?? 'http://127.0.0.1:4010/v1';

/** The tokens of the signed-in user, in IndexedDB, where all tabs see a new pair immediately. */
export const tokenStore = {
  load: () => get<SessionTokens>('session'),
  save: (tokens: SessionTokens) => set('session', tokens),
  forget: () => del('session'),
};

/** The methods of the service, as the signed-in user. */
export const api = createWorkspaceClient({
  baseUrl,
  // Only the client retries: it sees `Retry-After`, and repeats a write with the same idempotency key.
  retries: 2,
  authorize: session({ baseUrl, load: tokenStore.load, save: tokenStore.save }),
});

/** The same methods as options of queries of TanStack Query. */
export const queries = createQueries(api);
