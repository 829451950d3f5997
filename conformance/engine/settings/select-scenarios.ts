import { type ClauseId, clauseList } from '@workspace-api/contract';
import { createMatcher } from './patterns.ts';
import type { RunSettings } from './settings.ts';
import { StartupError } from './startup-error.ts';

/** Whether the patterns match only clauses that are checked on every exchange. Every scenario exercises such clauses. */
const matchesOnlyExchanges = (patterns: readonly string[]): boolean => {
  const matches = createMatcher(patterns);
  return clauseList.filter(({ id }) => matches(id)).every((clause) => clause['observed-by'] === 'exchange');
};

/**
 * The scenarios that a run executes.
 *
 * @throws StartupError if the replay id names an unknown scenario
 */
export const selectScenarios = <T extends { id: string; clauses: readonly ClauseId[] }>(
  scenarios: readonly T[],
  { only, replay }: Pick<RunSettings, 'only' | 'replay'>,
): T[] => {
  if (replay) {
    const matches = scenarios.filter(({ id }) => id === replay.scenario);
    if (matches.length > 0) return matches;
    throw new StartupError(
      `--replay: no scenario named ${replay.scenario}. Use --list to list all scenarios.`,
    );
  }
  if (only.length === 0 || matchesOnlyExchanges(only)) return [...scenarios];
  const isSelected = createMatcher(only);
  return scenarios.filter(({ clauses }) => clauses.some(isSelected));
};
