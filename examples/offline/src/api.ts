import { createWorkspaceClient } from '@workspace-api/client';

type Reply =
  | { body: ArrayBuffer; status: number; headers: [string, string][]; problem?: undefined }
  | { problem: string };

const worker = new Worker(new URL('./sandbox-worker.ts', import.meta.url), { type: 'module' });

/**
 * Sends a request to the sandbox in the worker, like the global `fetch` to a server.
 *
 * @throws Error if the worker can't use its records, such as in a second tab
 */
const fetchFromSandbox = async (input: Request | string, init?: RequestInit): Promise<Response> => {
  const request = new Request(input, init);
  const { url, method, headers } = request;
  const body = request.body && (await request.arrayBuffer());
  const { port1, port2 } = new MessageChannel();
  const received = new Promise<MessageEvent<Reply>>((resolve) => {
    port1.onmessage = resolve;
  });
  worker.postMessage([url, { method, headers: [...headers], body }], [port2]);
  const { data: reply } = await received;
  if (reply.problem !== undefined) throw new Error(reply.problem);
  return new Response(reply.body.byteLength > 0 ? reply.body : null, reply);
};

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
