import { createWorkspaceClient, type WorkspaceMethods } from '@workspace-api/client';
import { fetchFromSandbox } from './sandbox.ts';

export type Agent = Awaited<ReturnType<WorkspaceMethods['agents']['get']>>;

/** The client of the service. Without the option `fetch`, it sends its requests to the service at this address. */
export const api = createWorkspaceClient({
  baseUrl: 'https://api.acme.example/v1',
  token: 'key_test_acme',
  fetch: fetchFromSandbox,
  // The sandbox in the page never fails for a moment.
  retries: 0,
});

/** Restores the first records. */
export const startOver = async (): Promise<void> => {
  await fetchFromSandbox('https://api.acme.example/_sandbox/reset', { method: 'POST' });
};
