import { signal } from '@preact/signals';

/** A short message about the outcome of an action. */
export type Message = {
  readonly id: number;
  readonly tone: 'good' | 'bad';
  readonly text: string;
};

/** How long a message is shown, in milliseconds. An error stays until it is dismissed. */
const shownFor = 5000;

/** The visible messages, oldest first. */
export const messages = signal<readonly Message[]>([]);

let last = 0;

/** Removes a message. */
export const dismiss = (id: number): void => {
  messages.value = messages.value.filter((other) => other.id !== id);
};

const add = (tone: Message['tone'], text: string): void => {
  last += 1;
  const id = last;
  const others = messages.value.filter((other) => other.text !== text);
  messages.value = [...others.slice(-3), { id, tone, text }];
  if (tone !== 'bad') setTimeout(() => dismiss(id), shownFor);
};

/** What was thrown, as an Error. */
export const toError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));

/** Shows messages about the outcome of actions. */
export const message = {
  done: (text: string): void => add('good', text),
  error: (error: unknown): void => add('bad', toError(error).message),
};

/**
 * Runs an action of the user and shows its outcome.
 *
 * @param done the message that is shown on success
 * @returns whether it succeeded
 */
export const attempt = async (action: () => Promise<unknown>, done?: string): Promise<boolean> => {
  try {
    await action();
    if (done !== undefined) message.done(done);
    return true;
  } catch (error) {
    message.error(error);
    return false;
  }
};
