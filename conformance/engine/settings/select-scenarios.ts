import { type ClauseId, clauseList } from '@workspace-api/contract';
import { matcherOf } from './patterns.ts';
import type { RunSettings } from './settings.ts';
import { StartupError } from './startup-error.ts';

/** Whether the patterns match only clauses that are judged on every exchange: then every scenario exercises them. */
const matchesOnlyExchanges = (patterns: readonly string[]): boolean => {
  const matches = matcherOf(patterns);
  return clauseList.filter(({ id }) => matches(id)).every((clause) => clause['observed-by'] === 'exchange');
};

/** The scenarios that a run executes. @throws StartupError if the replay id names an unknown scenario */
export const selectScenarios = <T extends { id: string; clauses: readonly ClauseId[] }>(
  scenarios: readonly T[],
  { only, replay }: Pick<RunSettings, 'only' | 'replay'>,
): T[] => {
  if (replay) {
    const found = scenarios.filter(({ id }) => id === replay.scenario);
    if (found.length > 0) return found;
    throw new StartupError(`--replay: no scenario named ${replay.scenario}. See --list for all scenarios.`);
  }
  if (only.length === 0 || matchesOnlyExchanges(only)) return [...scenarios];
  const isWanted = matcherOf(only);
  return scenarios.filter(({ clauses }) => clauses.some(isWanted));
};
