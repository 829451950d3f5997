import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';

/**
 * Passes on a body whose failure breaks the connection after the data before it was sent. The reader of the result sees
 * no error.
 */
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
          // Node writes pending data after this turn of the event loop. The response isn't ended, because that would
          // send the last chunk of a complete response.
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
 * Breaks the connection when the body of a response fails (encodings.ndjson-error-ends-early). Without this, Hono's
 * server would report the failure with its stack trace and try to respond with its message.
 *
 * @param response is consumed if its body is sent in chunks; other bodies can't fail
 * @param outgoing Node's response
 */
export const breakConnectionOnFailure = (response: Response, outgoing: ServerResponse): Response => {
  if (!response.headers.has('Transfer-Encoding') || response.body === null) return response;
  const { status, statusText, headers, body } = response;
  return new Response(breakStream(body, outgoing), { status, statusText, headers });
};
