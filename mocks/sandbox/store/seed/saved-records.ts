import { limits } from '../../core/limits.ts';
import { type Problem, problem } from '../../core/problem.ts';
import type { Seed } from './seed-records.ts';

const advice =
  'Remove records, such as log entries, or copy the file of --data while the sandbox is stopped.';

const tooLarge = (what: string, has: string, most: number): Problem =>
  problem('payload-too-large', {
    message: `${what} would have ${has}. The maximum is ${most}. ${advice}`,
  });

/** @throws Problem `payload-too-large` if there are more records or characters than one request can save */
export const requireSavable = (what: string, { rows, length }: { rows: number; length: number }): void => {
  if (rows > limits.savedRecords) throw tooLarge(what, `${rows} records`, limits.savedRecords);
  if (length > limits.savedLength) throw tooLarge(what, `${length} characters`, limits.savedLength);
};

const countIn = (records: object | undefined): number =>
  Object.values(records ?? {}).reduce((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);

/** @throws Problem `payload-too-large` if a request creates a workspace with too many records */
export const requireFewSeeded = ({ slug, test, live }: Seed['workspaces'][number]): void => {
  const count = countIn(test) + countIn(live);
  if (count <= limits.seededRecords) return;
  throw problem('payload-too-large', {
    message:
      `The workspace ${slug} would have ${count} records. The maximum for one request is ${limits.seededRecords}. ` +
      'Start the sandbox with --seed FILE for more, or create the others one by one.',
  });
};
