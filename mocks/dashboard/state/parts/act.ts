import { readAgain } from '../../store/events.ts';
import { attempt } from '../../store/messages.ts';

/**
 * Runs an action on the records that a view shows, says how it went, and reads the records again: also after a refusal,
 * which often means that they changed meanwhile.
 *
 * @param done what is shown on success
 * @returns whether it succeeded
 */
export const act = async (action: () => Promise<unknown>, done: string): Promise<boolean> => {
  const succeeded = await attempt(action, done);
  readAgain();
  return succeeded;
};
