import { type Comparison, clauseChanges, type Report } from '../engine/report/report.ts';
import { verdictLabels } from './verdict.ts';

/** The label of each change. */
export const changeLabels: Readonly<Record<(typeof clauseChanges)[number], string>> = {
  newlyBroken: 'newly broken',
  repaired: 'repaired',
  stillBroken: 'still broken',
  noLongerExercised: 'no longer exercised',
  newlyExercised: 'newly exercised',
};

/** The changes that occurred, each with its clauses in the order of the report. */
export const listChanges = (report: Report, comparison: Comparison) =>
  clauseChanges.flatMap((change) => {
    const ids = new Set<string>(comparison[change]);
    return ids.size === 0 ? [] : [{ change, clauses: report.clauses.filter(({ id }) => ids.has(id)) }];
  });

/** The earlier run and the number of each change, as a sentence without its full stop. */
export const describeComparison = (comparison: Comparison): string => {
  const { startedAt, verdict } = comparison.previous;
  const counts = clauseChanges
    .filter((change) => comparison[change].length > 0)
    .map((change) => `${comparison[change].length} ${changeLabels[change]}`);
  const changes = counts.length > 0 ? counts.join(', ') : 'no clause changed, and none was broken';
  return `Compared with the run of ${startedAt} (${verdictLabels[verdict] ?? verdict}): ${changes}`;
};
