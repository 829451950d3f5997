import { readAgain } from './events.ts';
import { attempt } from './messages.ts';
import { readSandbox } from './sandbox.ts';

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
