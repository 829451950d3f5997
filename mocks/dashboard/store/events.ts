import { signal } from '@preact/signals';
import { controlPath, operations } from '@workspace-api/contract/sandbox';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { sandboxFetch } from '../client/host.ts';
import { attempt } from './messages.ts';
import { readSandbox, revision } from './sandbox.ts';

/** Reloads the description of the sandbox and the views. */
const reload = (): Promise<void> => {
  revision.value += 1;
  return readSandbox();
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
  await reload();
  return succeeded;
};

/** The state of the connection on which the page receives the sandbox's events. */
export const connection = signal<'connecting' | 'connected' | 'reconnecting'>('connecting');

/** The time between two attempts to connect, in milliseconds. */
const retryDelay = 2000;

/**
 * The events of the request log: `request` with the logged request, `cleared`, and `connected` after a reconnection, before which
 * events may have been missed.
 */
export const logEvents = new EventTarget();

const notify = ({ event = 'message', data }: Partial<EventSourceMessage>): void => {
  if (event === 'changed') void reload();
  else logEvents.dispatchEvent(new CustomEvent(event, { detail: data && JSON.parse(data) }));
};

/**
 * Follows the events of the sandbox until the connection is lost. It reads them with `fetch`, because the browser's `EventSource`
 * reaches only servers, and doesn't report when it reconnects.
 *
 * @throws Error if the stream is missing or breaks
 */
const readEvents = async (): Promise<void> => {
  const url = controlPath + operations.followEvents.path;
  const { ok, status, body } = await sandboxFetch(url, { cache: 'no-store' });
  if (!ok || !body) throw new Error(`Can't follow ${url}: status ${status}.`);
  connection.value = 'connected';
  notify({ event: 'connected' });
  void reload();
  const parser = createParser({ onEvent: notify });
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) parser.feed(part.value);
};

/** Starts to follow the events of the sandbox, and reconnects when the connection is lost. */
export const followEvents = async (): Promise<never> => {
  for (;;) {
    await readEvents().catch(() => undefined);
    connection.value = 'reconnecting';
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
  }
};
