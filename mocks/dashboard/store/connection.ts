import { signal } from '@preact/signals';

/** The connection on which the page receives the sandbox's events. */
export type Connection =
  | { readonly state: 'connecting' | 'connected' }
  | {
      readonly state: 'reconnecting';
      /** When the next attempt starts, in milliseconds since 1970; undefined during an attempt. */
      readonly retryAt: number | undefined;
    };

/** The state of the connection. */
export const connection = signal<Connection>({ state: 'connecting' });

/** The delays before the attempts to reconnect, in milliseconds. The last one repeats. */
const delays = [1000, 2000, 5000, 10_000, 30_000];

let retry: (() => void) | undefined;

/** Starts the next attempt to reconnect now. */
export const retryNow = (): void => retry?.();

type Handlers = Readonly<Record<string, (event: MessageEvent<string>) => void>> & {
  /** Called after each connect. Events may have been missed before it. */
  readonly connected: () => void;
};

/**
 * Follows server-sent events, and reconnects when the connection is lost. The browser would reconnect too, but doesn't report when,
 * and not after an error response.
 *
 * @param handlers a function for each type of event
 */
export const keepConnected = (url: string, { connected, ...handlers }: Handlers): void => {
  let failures = 0;
  const connect = () => {
    const source = new EventSource(url);
    source.onopen = () => {
      failures = 0;
      connection.value = { state: 'connected' };
      connected();
    };
    source.onerror = () => {
      source.close();
      const delay = delays[Math.min(failures, delays.length - 1)] as number;
      failures += 1;
      connection.value = { state: 'reconnecting', retryAt: Date.now() + delay };
      const timer = setTimeout(() => retry?.(), delay);
      retry = () => {
        clearTimeout(timer);
        retry = undefined;
        connection.value = { state: 'reconnecting', retryAt: undefined };
        connect();
      };
    };
    for (const [type, handle] of Object.entries(handlers)) source.addEventListener(type, handle);
  };
  connect();
};
