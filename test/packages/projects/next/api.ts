import { createWorkspaceClient } from '@workspace-api/client';

/** The client, for the address and the key of the environment in which the server runs. */
export const createApi = () =>
  createWorkspaceClient({ baseUrl: process.env.API_URL ?? '', token: process.env.API_TOKEN ?? '' });
