import { signal } from '@preact/signals';
import { controlPath, operations } from '@workspace-api/contract/sandbox';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { sandboxFetch } from '../client/host.ts';
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

/** The connection on which the page receives the sandbox's events. */
type Connection =
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
 * The events of the request log: `request` with the logged request, `cleared`, and `connected` after a reconnection, before which
 * events may have been missed.
 */
export const logEvents = new EventTarget();

const notify = ({ event = 'message', data }: Partial<EventSourceMessage>): void => {
  if (event === 'changed') readAgain();
  else logEvents.dispatchEvent(new CustomEvent(event, { detail: data && JSON.parse(data) }));
};

/**
 * Follows the events of the sandbox until the connection is lost. It reads them with `fetch`, because the browser's `EventSource`
 * reaches only servers, and doesn't report when it reconnects.
 *
 * @throws Error if the stream is missing or breaks
 */
const readEvents = async (onOpen: () => void): Promise<void> => {
  const url = controlPath + operations.followEvents.path;
  const { ok, status, body } = await sandboxFetch(url, { cache: 'no-store' });
  if (!ok || !body) throw new Error(`Can't follow ${url}: status ${status}.`);
  onOpen();
  const parser = createParser({ onEvent: notify });
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) parser.feed(part.value);
};

/** Starts to follow the events of the sandbox, and reconnects when the connection is lost. */
export const followEvents = async (): Promise<never> => {
  for (let failures = 0; ; failures += 1) {
    const onOpen = () => {
      failures = 0;
      connection.value = { state: 'connected' };
      notify({ event: 'connected' });
      readAgain();
    };
    await readEvents(onOpen).catch(() => undefined);
    const delay = delays[Math.min(failures, delays.length - 1)] as number;
    connection.value = { state: 'reconnecting', retryAt: performance.now() + delay };
    await new Promise<void>((resolve) => {
      retry = resolve;
      setTimeout(resolve, delay);
    });
    connection.value = { state: 'reconnecting', retryAt: undefined };
  }
};
