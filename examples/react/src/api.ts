import { createClient, createMethods, session } from '@workspace-api/client';
import createQueries from 'openapi-react-query';
import { tokenStore } from './session/token-store.ts';
import { baseUrl } from './urls.ts';

const client = createClient({
  baseUrl,
  authorize: session({ baseUrl, load: tokenStore.load, save: tokenStore.save }),
  retries: 1,
});

/** The operations as methods, for writes and for reads that need headers of the response. */
export const api = createMethods(client);

/** The same client as hooks of TanStack Query, by the paths of the contract. */
export const queries = createQueries(client);
