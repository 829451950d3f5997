import { clauseList } from '@workspace-api/contract';
import { matcherOf } from '../engine/run/patterns.ts';
import { runScenarios } from '../engine/run/run-scenarios.ts';
import type { ScenarioResult } from '../engine/run/scenario-result.ts';

/** Every scenario with the clauses that it may judge; none of them is run. */
export const listScenarios = async (): Promise<ScenarioResult[]> => {
  const { results, errors } = await runScenarios({
    url: '',
    token: '',
    tokens: {},
    consoleUrl: null,
    workspace: '',
    mode: '',
    scopes: null,
    driver: null,
    driverOptions: {},
    unsupported: [],
    mayChangeLiveData: false,
    effort: 'quick',
    seed: 0,
    only: [],
    replay: null,
    listOnly: true,
    timeoutMs: 1,
    maxWaitMs: 1,
    runTag: 'list',
  });
  const [error] = errors;
  if (error) throw new Error(`${error.scenario}: ${error.message}`);
  return results.sort((a, b) => (a.id < b.id ? -1 : 1));
};

/** The register as text: clause, level, what observes it, its sentence. */
export const listing = (scenarios: readonly ScenarioResult[], only: readonly string[]): string => {
  const wanted = matcherOf(only);
  const lines = clauseList
    .filter(({ id }) => wanted(id))
    .map((clause) => {
      const by = scenarios.filter(({ clauses }) => clauses.includes(clause.id)).map(({ id }) => id);
      const seen = clause['observed-by'] === 'exchange' ? ['every exchange', ...by] : by;
      return `${clause.id} [${clause.level}]\n  ${clause.text}\n  seen by: ${seen.join(', ') || 'no scenario yet'}`;
    });
  const cited = scenarios.filter(({ clauses }) => clauses.some(wanted));
  return [
    ...lines,
    '',
    `${lines.length} clauses, ${cited.length} scenarios:`,
    ...cited.map(({ id, title }) => `  ${id}: ${title}`),
  ].join('\n');
};
