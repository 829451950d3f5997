import { type components, controlPath, operations } from '@workspace-api/contract/sandbox';
import { keepConnected } from './connection.ts';
import { readSandbox, revision } from './sandbox.ts';

type LoggedRequest = components['schemas']['LoggedRequest'];

/** How long changes are collected before the views reload, in milliseconds. */
const settleTime = 150;

let pending = false;

/** Makes the views reload soon, and only once for many changes. */
export const readAgain = (): void => {
  if (pending) return;
  pending = true;
  setTimeout(() => {
    pending = false;
    void readSandbox();
    revision.value += 1;
  }, settleTime);
};

/** A set of listeners for one kind of event. */
const createListeners = <Data>() => {
  const listeners = new Set<(data: Data) => void>();
  return {
    /** @returns a function that unsubscribes */
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

/** Subscribes to logged requests. @returns a function that unsubscribes */
export const onRequest = requests.add;

/** Subscribes to clearings of the request log. @returns a function that unsubscribes */
export const onCleared = clears.add;

/** Subscribes to reconnections, after which some events may have been missed. @returns a function that unsubscribes */
export const onConnected = connections.add;

/** Starts to follow the events of the sandbox. */
export const followEvents = (): void =>
  keepConnected(controlPath + operations.followEvents.path, {
    connected: () => {
      connections.notify();
      readAgain();
    },
    changed: readAgain,
    cleared: () => clears.notify(),
    request: (data) => requests.notify(JSON.parse(data)),
  });
