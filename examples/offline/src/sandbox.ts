type Reply =
  | { body: ArrayBuffer; status: number; headers: [string, string][]; problem?: undefined }
  | { problem: string };

const worker = new Worker(new URL('./sandbox-worker.ts', import.meta.url), { type: 'module' });

/**
 * Sends a request to the sandbox in the worker, like the global `fetch` to a server.
 *
 * @throws Error if the worker can't use its records, such as in a second tab
 */
export const fetchFromSandbox = async (input: Request | string, init?: RequestInit): Promise<Response> => {
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
