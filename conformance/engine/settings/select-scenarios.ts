import { type ClauseId, type ClauseShape, clauseList, clauses as register } from '@workspace-api/contract';
import { isCovered } from '../../checks/check-exchange.ts';
import { StartupError } from '../errors.ts';
import type { ScenarioFacts } from '../scenario-facts.ts';
import { createMatcher } from './patterns.ts';
import type { KnownSettings } from './settings.ts';

/**
 * The scenarios that a run executes, in groups. Every exchange of its operations shows some clauses. For only such clauses, the
 * first group has a scenario about each of the operations and as few others as possible, and the second one has the others: they
 * are needed if the first ones don't show the clauses at each of their operations.
 *
 * @throws StartupError if the replay id names an unknown scenario
 */
export const selectScenarios = <Scenario extends ScenarioFacts>(
  scenarios: readonly Scenario[],
  { only, replay }: Pick<KnownSettings, 'only' | 'replay'>,
): [selected: Scenario[], others: Scenario[]] => {
  if (replay) {
    const matches = scenarios.filter(({ id }) => id === replay.scenario);
    if (matches.length > 0) return [matches, []];
    throw new StartupError(
      `--replay: no scenario named ${replay.scenario}. Use --list to list all scenarios.`,
    );
  }
  const isSelected = createMatcher(only);
  const selected: readonly ClauseShape[] = clauseList.filter(({ id }) => isSelected(id));
  const isByExchange = selected.every((clause) => clause['observed-by'] === 'exchange');
  if (only.length === 0 || !isByExchange)
    return [scenarios.filter(({ clauses }) => only.length === 0 || clauses.some(isSelected)), []];
  const operations = new Set(selected.flatMap((clause) => clause.operations));
  const countOthers = (id: ClauseId): number =>
    register[id].operations.filter((operation) => !operations.has(operation)).length;
  const about = [...operations].flatMap((operation) => {
    const counts = scenarios.map(({ clauses }) => {
      const own = clauses.filter((id) => isCovered(id, { id: operation }));
      return Math.min(...own.map(countOthers));
    });
    return scenarios.filter((_, index) => counts[index] === Math.min(...counts));
  });
  const group = scenarios.filter((scenario) => about.includes(scenario));
  return [group, scenarios.filter((scenario) => !group.includes(scenario))];
};
