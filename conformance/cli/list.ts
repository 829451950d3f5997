import { clauseList } from '@workspace-api/contract';
import type { Scenario } from '../engine/scenario.ts';
import { matcherOf } from '../engine/settings/patterns.ts';

/** Every clause with its level, its text and the scenarios that cover it; then the scenarios. */
export const listing = (scenarios: readonly Scenario[], only: readonly string[]): string => {
  const isWanted = matcherOf(only);
  const lines = clauseList
    .filter(({ id }) => isWanted(id))
    .map((clause) => {
      const citing = scenarios.filter(({ clauses }) => clauses.includes(clause.id)).map(({ id }) => id);
      const by = clause['observed-by'] === 'exchange' ? ['every exchange', ...citing] : citing;
      return `${clause.id} [${clause.level}]\n  ${clause.text}\n  covered by: ${by.join(', ') || 'no scenario yet'}`;
    });
  const cited = scenarios.filter(({ clauses }) => clauses.some(isWanted));
  return [
    ...lines,
    '',
    `${lines.length} clauses, ${cited.length} scenarios:`,
    ...cited.map(({ id, title }) => `  ${id}: ${title}`),
    '',
  ].join('\n');
};
