import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';

/** A body whose failure breaks the connection after what was sent of it: the reader of the result sees no error. */
const breakStream = (
  body: ReadableStream<Uint8Array>,
  outgoing: ServerResponse,
): ReadableStream<Uint8Array> => {
  const reader = body.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch {
          // Node writes what it was given after this turn of the event loop. The response is not ended: that would send
          // the chunk that ends it regularly.
          await setImmediate();
          outgoing.socket?.destroySoon();
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
};

/**
 * Breaks the connection where the body of a response fails (encodings.ndjson-error-ends-early). Hono's server would
 * report the failure with its stack trace, and try to answer with its message.
 *
 * @param response is consumed, if its body is sent in chunks: no other body fails
 * @param outgoing Node's response; without one the failure is left to the reader
 */
export const breakConnectionOnFailure = (
  response: Response,
  outgoing: ServerResponse | undefined,
): Response => {
  if (outgoing === undefined || !response.headers.has('Transfer-Encoding') || response.body === null)
    return response;
  const { status, statusText, headers, body } = response;
  return new Response(breakStream(body, outgoing), { status, statusText, headers });
};
