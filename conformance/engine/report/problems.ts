import type { ClauseResult, HarnessError, ScenarioResult } from './report.ts';
import type { EarlyEnd, Trouble } from './run-problems.ts';

/** What went wrong in a run beside the findings. */
export type RunProblems = {
  results: readonly ScenarioResult[];
  earlyEnd: EarlyEnd | null;
  troubles: readonly Trouble[];
};

const outsideCases = { scenario: 'the run', case: 'outside its cases' };

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What a trouble cost: cases, and clauses that nothing else judged. */
const describeCost = ({ cases, clauses }: Trouble, judged: readonly ClauseResult[]): string => {
  const lost = judged.filter(({ id, status }) => clauses.has(id) && status === 'not-exercised').length;
  return `${plural(cases, 'case')} could not run, and ${plural(lost, 'clause')} could not be judged`;
};

const inWords = (trouble: Trouble, judged: readonly ClauseResult[]): string => {
  const { source, why, isGivenUp } = trouble;
  return `${source} gave no usable answer${isGivenUp ? ' and was given up' : ''}: ${why}. ${describeCost(trouble, judged)}.`;
};

const isHarmless = ({ isGivenUp, cases }: Trouble): boolean => !isGivenUp && cases === 0;

/** The same message of many cases says no more than once. */
const withoutRepetitions = (errors: readonly HarnessError[]): HarnessError[] => {
  const byMessage = new Map<string, { first: HarnessError; others: number }>();
  for (const error of errors) {
    const known = byMessage.get(error.message);
    if (known) known.others += 1;
    else byMessage.set(error.message, { first: error, others: 0 });
  }
  return [...byMessage.values()].map(({ first, others }) =>
    others === 0 ? first : { ...first, message: `${first.message} (and in ${plural(others, 'other case')})` },
  );
};

/** The errors of a run, each cause once: a dead target, operations without an answer, failures of the harness. */
export const listErrors = (
  { results, earlyEnd, troubles }: RunProblems,
  judged: readonly ClauseResult[],
): HarnessError[] => [
  ...(earlyEnd?.error ? [{ ...(earlyEnd.at ?? outsideCases), message: earlyEnd.error }] : []),
  ...troubles
    .filter((trouble) => !trouble.isFinding && !isHarmless(trouble))
    .map((trouble) => ({ ...(trouble.at ?? outsideCases), message: inWords(trouble, judged) })),
  ...withoutRepetitions(results.flatMap(({ errors }) => errors)),
];

/** Remarks about what went wrong without being an error. */
export const problemNotes = (
  { earlyEnd, troubles }: RunProblems,
  judged: readonly ClauseResult[],
): string[] => [
  ...(earlyEnd && earlyEnd.error === null ? [`the run ended early for lack of ${earlyEnd.missing}`] : []),
  ...troubles
    .filter((trouble) => trouble.isFinding && !isHarmless(trouble))
    .map((trouble) => inWords(trouble, judged)),
  ...troubles
    .filter(isHarmless)
    .map(({ source, why }) => `${source} gave no usable answer at first, and did when repeated: ${why}`),
];
