import { createClient, createMethods, session } from '@workspace-api/client';
import createQueries from 'openapi-react-query';
import { tokenStore } from './session/token-store.ts';
import { announceRetry } from './shared/retry-notice.ts';

const { VITE_API_URL, VITE_CONSOLE_URL } = import.meta.env;

/** The base URL of the API, with its version; the local sandbox (`npm start`) by default. */
export const baseUrl: string = VITE_API_URL ?? 'http://127.0.0.1:4010/v1';

/** The base URL of the sign-in console. */
export const consoleUrl: string = VITE_CONSOLE_URL ?? new URL(baseUrl).origin;

// Only the client retries: it sees `Retry-After`, and sends a repeated write with the same idempotency key. It doesn't retry
// what another attempt can't change, such as a 404. TanStack Query would repeat any error, so its retries are off in `app.tsx`.
const client = createClient({
  baseUrl,
  authorize: session({ baseUrl, load: tokenStore.load, save: tokenStore.save }),
  retries: 2,
  onRetry: ({ delay }) => announceRetry(delay),
});

/** The operations as methods, for writes and for reads that need headers of the response. */
export const api = createMethods(client);

/** The same client as hooks of TanStack Query, by the paths of the contract. */
export const queries = createQueries(client);
