import type { Call } from '../call.ts';
import { wait } from '../client-disconnected.ts';
import { unbuffered } from '../streams.ts';

/** The name of the error's cause. Bundles and realms have their own classes. */
const causeName = 'ConnectionResetError';

/** Discards a response. @returns the error with which Node's `fetch` rejects if the connection is reset */
export const loseResponse = async ({ body }: Response): Promise<TypeError> => {
  await body?.cancel();
  const cause = Object.assign(new Error('A fault rule reset the connection.'), {
    name: causeName,
    code: 'ECONNRESET',
  });
  return new TypeError('fetch failed', { cause });
};

/** Whether the sandbox's `fetch` has rejected because a fault rule resets the connection. */
export const isConnectionReset = (error: unknown): boolean =>
  (error as { cause?: { name?: unknown } } | undefined)?.cause?.name === causeName;

/** Sends half of the first bytes of a body, waits, and sends the rest. */
export const pauseInBody = ({ request, connection, pause }: Call, response: Response): Response => {
  if (response.body === null) return response;
  let isFirst = true;
  const body = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      async transform(chunk, controller) {
        const half = isFirst ? Math.ceil(chunk.length / 2) : 0;
        if (isFirst) {
          isFirst = false;
          controller.enqueue(chunk.slice(0, half));
          await wait(pause, request.signal);
        }
        controller.enqueue(chunk.slice(half));
      },
    }),
  );
  const { status, headers } = response;
  // A server collects a body first unless it is sent in chunks.
  if (connection)
    for (const [name, value] of Object.entries({ ...unbuffered, 'Transfer-Encoding': 'chunked' }))
      headers.set(name, value);
  return new Response(body, { status, headers });
};
