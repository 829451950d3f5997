import { signal } from '@preact/signals';
import { createParser } from 'eventsource-parser';
import { sandboxFetch } from '../client/host.ts';

/** The connection on which the page receives the sandbox's events. */
export type Connection =
  | { readonly state: 'connecting' | 'connected' }
  | {
      readonly state: 'reconnecting';
      /** When the next attempt starts, in milliseconds of `performance.now()`; undefined during an attempt. */
      readonly retryAt: number | undefined;
    };

/** The state of the connection. */
export const connection = signal<Connection>({ state: 'connecting' });

/** The delays before the attempts to reconnect, in milliseconds. The last one repeats. */
const delays = [1000, 2000, 5000, 10_000, 30_000];

let retry = (): void => {};

/** Starts the next attempt to reconnect now. */
export const retryNow = (): void => retry();

/**
 * Reads a stream of text until it ends.
 *
 * @throws Error if the stream is missing or breaks
 */
const readStream = async (url: string, onOpen: () => void, onText: (text: string) => void): Promise<void> => {
  const { ok, status, body } = await sandboxFetch(url, { cache: 'no-store' });
  if (!ok || !body) throw new Error(`Can't follow ${url}: status ${status}.`);
  onOpen();
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) onText(part.value);
};

/** What an event of the stream contains. */
type Handlers = Readonly<Record<string, (data: string) => void>> & {
  /** Called after each connect. Events may have been missed before it. */
  readonly connected: () => void;
};

/**
 * Follows server-sent events, and reconnects when the connection is lost. It reads them with `fetch`, because the browser's
 * `EventSource` reaches only servers, and doesn't report when it reconnects.
 *
 * @param handlers a function for each type of event
 */
export const keepConnected = async (url: string, { connected, ...handlers }: Handlers): Promise<never> => {
  for (let failures = 0; ; failures += 1) {
    const parser = createParser({ onEvent: ({ event = 'message', data }) => handlers[event]?.(data) });
    const onOpen = () => {
      failures = 0;
      connection.value = { state: 'connected' };
      connected();
    };
    await readStream(url, onOpen, (text) => parser.feed(text)).catch(() => undefined);
    const delay = delays[Math.min(failures, delays.length - 1)] as number;
    connection.value = { state: 'reconnecting', retryAt: performance.now() + delay };
    await new Promise<void>((resolve) => {
      retry = resolve;
      setTimeout(resolve, delay);
    });
    connection.value = { state: 'reconnecting', retryAt: undefined };
  }
};
