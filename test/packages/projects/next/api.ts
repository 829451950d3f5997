import { createWorkspaceClient } from '@workspace-api/client';

/** Creates the client with the URL and the token from the server's environment. */
export const createApi = () =>
  createWorkspaceClient({ baseUrl: process.env.API_URL ?? '', token: process.env.API_TOKEN ?? '' });
