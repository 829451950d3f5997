import { useEffect, useState } from 'preact/hooks';
import { consoleAddress } from '../client/api.ts';
import { sandboxFetch } from '../client/host.ts';
import { message } from '../store/messages.ts';
import { here } from '../store/sandbox.ts';

/** The delay before a reconnection, in milliseconds. */
const pause = 1000;

/** Reads the tail of the log until it ends. */
const follow = async (signal: AbortSignal, onOpen: () => void, onEntries: () => void): Promise<void> => {
  const response = await sandboxFetch(consoleAddress('tailLogs', { path: here() }), {
    signal,
    cache: 'no-store',
  });
  if (!response.ok || !response.body) throw new Error(`Can't follow the log: status ${response.status}.`);
  onOpen();
  const lines = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await lines.read();
    if (done) return;
    // An empty line keeps the connection open.
    if (value.trim() !== '') onEntries();
  }
};

/**
 * Follows the log of the selected workspace while it is enabled, and reconnects when the stream ends.
 *
 * @param onEntries called when there are new entries
 * @returns whether it is connected
 */
export const useTail = (isOn: boolean, onEntries: () => void): boolean => {
  const [isConnected, setConnected] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const connect = async (): Promise<void> => {
      await follow(ended.signal, () => setConnected(true), onEntries).catch((error: unknown) => {
        if (!ended.signal.aborted) message.error(error);
      });
      setConnected(false);
      if (!ended.signal.aborted) timer = setTimeout(() => void connect(), pause);
    };
    void connect();
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
    // `onEntries` is a new function on every render, with the same effect.
  }, [isOn]);
  return isConnected;
};
