import { readAgain } from '../store/events.ts';
import { attempt } from '../store/messages.ts';
import { readSandbox } from '../store/sandbox.ts';

/**
 * Runs an action on the sandbox, says how it went, and reads everything again: also after a refusal, which often means
 * that something changed meanwhile.
 *
 * @param done what is shown on success
 * @returns whether it succeeded
 */
export const act = async (action: () => Promise<unknown>, done: string): Promise<boolean> => {
  const succeeded = await attempt(action, done);
  await readSandbox();
  readAgain();
  return succeeded;
};
