import { controlPath, operations } from '@workspace-api/contract/sandbox';
import { keepConnected } from './connection.ts';
import { attempt } from './messages.ts';
import { readSandbox, revision } from './sandbox.ts';

/** How long changes are collected before the views reload, in milliseconds. */
const settleTime = 150;

let pending = false;

/** Makes the views reload soon, and only once for many changes. */
const readAgain = (): void => {
  if (pending) return;
  pending = true;
  setTimeout(() => {
    pending = false;
    void readSandbox();
    revision.value += 1;
  }, settleTime);
};

/**
 * Runs an action on the sandbox, shows its outcome, and reloads everything. It also reloads after a refusal, which often means
 * that something changed meanwhile.
 *
 * @param done the message that is shown on success; without one, the action shows its outcome itself
 * @returns whether it succeeded
 */
export const act = async (action: () => Promise<unknown>, done?: string): Promise<boolean> => {
  const succeeded = await attempt(action, done);
  await readSandbox();
  readAgain();
  return succeeded;
};

/**
 * The events of the request log: `request` with the logged request, `cleared`, and `connected` after a reconnection, before which
 * events may have been missed.
 */
export const logEvents = new EventTarget();

const notify =
  (type: string) =>
  (data?: string): void => {
    logEvents.dispatchEvent(new CustomEvent(type, { detail: data && JSON.parse(data) }));
  };

/** Starts to follow the events of the sandbox. */
export const followEvents = (): Promise<never> =>
  keepConnected(controlPath + operations.followEvents.path, {
    connected: () => {
      notify('connected')();
      readAgain();
    },
    changed: readAgain,
    cleared: notify('cleared'),
    request: notify('request'),
  });
