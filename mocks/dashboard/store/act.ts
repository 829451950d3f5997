import { readAgain } from './events.ts';
import { attempt } from './messages.ts';
import { readSandbox } from './sandbox.ts';

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
