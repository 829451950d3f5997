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

let retry: (() => void) | undefined;

/** Starts the next attempt to reconnect now. */
export const retryNow = (): void => retry?.();

/** What an event of the stream contains. */
type Handlers = Readonly<Record<string, (data: string) => void>> & {
  /** Called after each connect. Events may have been missed before it. */
  readonly connected: () => void;
};

/**
 * Reads the events of a response until it ends.
 *
 * @throws Error always, since the stream has no end of its own
 */
const readEvents = async (url: string, { connected, ...handlers }: Handlers): Promise<never> => {
  const { ok, status, body } = await sandboxFetch(url, { cache: 'no-store' });
  if (!ok || !body) throw new Error(`Can't follow ${url}: status ${status}.`);
  connected();
  const parser = createParser({ onEvent: ({ event = 'message', data }) => handlers[event]?.(data) });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (let part = await reader.read(); !part.done; part = await reader.read())
    parser.feed(decoder.decode(part.value, { stream: true }));
  throw new Error(`The stream of ${url} has ended.`);
};

/**
 * Follows server-sent events, and reconnects when the connection is lost. It reads them with `fetch`, because the browser's
 * `EventSource` reaches only servers, and doesn't report when it reconnects.
 *
 * @param handlers a function for each type of event
 */
export const keepConnected = (url: string, handlers: Handlers): void => {
  let failures = 0;
  const connected = () => {
    failures = 0;
    connection.value = { state: 'connected' };
    handlers.connected();
  };
  const connect = () => {
    readEvents(url, { ...handlers, connected }).catch(() => {
      const delay = delays[Math.min(failures, delays.length - 1)] as number;
      failures += 1;
      connection.value = { state: 'reconnecting', retryAt: performance.now() + delay };
      const timer = setTimeout(() => retry?.(), delay);
      retry = () => {
        clearTimeout(timer);
        retry = undefined;
        connection.value = { state: 'reconnecting', retryAt: undefined };
        connect();
      };
    });
  };
  connect();
};
