import { limits } from './limits.ts';
import { type Problem, problem } from './problem.ts';

const advice =
  'Remove records, such as log entries, or copy the file of --data while the sandbox is stopped.';

const tooLarge = (what: string, has: string, most: number): Problem =>
  problem('payload-too-large', {
    message: `${what} would have ${has}, and at most ${most} are possible. ${advice}`,
  });

/** @throws Problem `payload-too-large` for more records than can be saved at once */
export const requireFewRecords = (what: string, count: number): void => {
  if (count > limits.savedRecords) throw tooLarge(what, `${count} records`, limits.savedRecords);
};

/** @throws Problem `payload-too-large` for more characters of JSON than can be saved at once */
export const requireShort = (what: string, length: number): void => {
  if (length > limits.savedLength) throw tooLarge(what, `${length} characters of JSON`, limits.savedLength);
};
