import { signal } from '@preact/signals';
import { type components, controlPath, operations } from '@workspace-api/contract/sandbox';
import { readSandbox, revision } from './sandbox.ts';

type LoggedRequest = components['schemas']['LoggedRequest'];

/** Whether the sandbox's events arrive. */
export const isLive = signal(false);

/** How long changes are collected before the views read again, in milliseconds. */
const settleTime = 150;

let pending = false;

/** Makes the views read again, soon and once for many changes. */
export const readAgain = (): void => {
  if (pending) return;
  pending = true;
  setTimeout(() => {
    pending = false;
    void readSandbox();
    revision.value += 1;
  }, settleTime);
};

/** Listeners to one kind of event. */
const createListeners = <Data>() => {
  const listeners = new Set<(data: Data) => void>();
  return {
    /** @returns a function that ends it */
    add(listener: (data: Data) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify(data: Data): void {
      for (const listener of listeners) listener(data);
    },
  };
};

const requests = createListeners<LoggedRequest>();
const clears = createListeners<void>();
const connections = createListeners<void>();

/** Calls back with every logged request. @returns a function that ends it */
export const onRequest = requests.add;

/** Calls back when the request log was cleared. @returns a function that ends it */
export const onCleared = clears.add;

/** Calls back when the events arrive again, after some may have been missed. @returns a function that ends it */
export const onConnected = connections.add;

/** Starts to follow the events of the sandbox; the browser connects again by itself. */
export const followEvents = (): void => {
  const source = new EventSource(controlPath + operations.followEvents.path);
  source.onopen = () => {
    isLive.value = true;
    connections.notify();
    readAgain();
  };
  source.onerror = () => {
    isLive.value = false;
  };
  source.addEventListener('changed', readAgain);
  source.addEventListener('cleared', () => clears.notify());
  source.addEventListener('request', ({ data }: MessageEvent<string>) => requests.notify(JSON.parse(data)));
};
