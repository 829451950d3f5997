import { signal } from '@preact/signals';
import { controlPath } from '@workspace-api/contract/sandbox';
import { readSandbox, revision } from './sandbox.ts';

/** Whether the sandbox's events arrive. */
export const isLive = signal(false);

/** How long changes are collected before the views read again, in milliseconds. */
const settleTime = 200;

let pending = false;

/** Makes the views read again, soon and once for many changes. */
export const readAgain = (): void => {
  if (pending) return;
  pending = true;
  setTimeout(() => {
    pending = false;
    revision.value += 1;
  }, settleTime);
};

type Listener = (data: unknown) => void;
const listeners = new Set<Listener>();

/** Calls back with every logged request. @returns a function that ends it */
export const onRequest = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Starts to follow the events of the sandbox; the browser connects again by itself. */
export const followEvents = (): void => {
  const source = new EventSource(`${controlPath}/events`);
  source.onopen = () => {
    // Changes in between were missed.
    if (!isLive.value) void readSandbox().then(readAgain);
    isLive.value = true;
  };
  source.onerror = () => {
    isLive.value = false;
  };
  source.addEventListener('changed', readAgain);
  source.addEventListener('request', ({ data }: MessageEvent<string>) => {
    const request = JSON.parse(data) as { changes?: readonly unknown[] };
    for (const listener of listeners) listener(request);
    if ((request.changes ?? []).length > 0) readAgain();
  });
};
