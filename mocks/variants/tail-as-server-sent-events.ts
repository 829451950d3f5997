import { changeSuccesses } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

const toServerSentEvent = (line: string): string =>
  line === '' ? ': idle\n\n' : `event: entry\ndata: ${line}\n\n`;

const asEvents = (body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> => {
  let rest = '';
  const events = new TransformStream<string, string>({
    transform(chunk, out) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) out.enqueue(toServerSentEvent(line));
    },
  });
  return body.pipeThrough(new TextDecoderStream()).pipeThrough(events).pipeThrough(new TextEncoderStream());
};

export const tailAsServerSentEvents: Variant = {
  text: 'The log tail is a stream of server-sent events.',
  allowedBy: "Logs: the framing of the tail stream isn't documented.",
  families: ['logs'],
  wrap: changeSuccesses(['tailLogs'], (response) => {
    const headers = new Headers(response.headers);
    headers.set('Content-Type', 'text/event-stream');
    return new Response(response.body && asEvents(response.body), { status: response.status, headers });
  }),
};
