import { clauseFamilies, clauseList } from '@workspace-api/contract';
import { StartupError } from '../../engine/errors.ts';
import { counted } from '../../engine/report/format.ts';
import { createMatcher, didYouMean } from '../../engine/settings/patterns.ts';
import { type ClauseFacts, clauseFacts, type RegisterOptions } from './clause-facts.ts';

const clauseLines = ({ id, level, text, everyExchange, scenarios, needs }: ClauseFacts): string[] => {
  const checkedBy = [
    ...(everyExchange ? ['every exchange'] : []),
    ...scenarios.map((scenario) => scenario.id),
  ];
  return [
    `  ${id} [${level}]`,
    `    ${text}`,
    `    covered by: ${checkedBy.join(', ') || 'no scenario yet'}`,
    ...(needs.length > 0 ? [`    needs: ${needs.map(({ capability }) => capability).join(', ')}`] : []),
  ];
};

/**
 * Lists the clauses by family, with level, text, scenarios and needed capabilities, and then the scenarios.
 *
 * @param only patterns of the clauses; all if empty
 * @throws StartupError if the patterns match no clause
 */
export const listing = (only: readonly string[], context: RegisterOptions): string => {
  const isSelected = createMatcher(only);
  const clauses = clauseList.filter(({ id }) => isSelected(id)).map((clause) => clauseFacts(clause, context));
  if (clauses.length === 0) {
    const ids = clauseList.map(({ id }) => id);
    const meant = only.map((pattern) => didYouMean(pattern, ids));
    throw new StartupError(['--only matches no clause.', ...meant.filter(Boolean)].join(' '));
  }
  if (context.json) return `${JSON.stringify(clauses, null, 2)}\n`;
  const families = Object.entries(clauseFamilies).flatMap(([name, title]) => {
    const own = clauses.filter(({ family }) => family === name);
    if (own.length === 0) return [];
    return [`${name}: ${title} (${counted(own.length, 'clause')})`, ...own.flatMap(clauseLines), ''];
  });
  const cited = context.scenarios.filter(({ scenario }) => scenario.clauses.some(isSelected));
  return [
    ...families,
    `${counted(clauses.length, 'clause')}, ${counted(cited.length, 'scenario')}:`,
    ...cited.map(({ scenario: { id, title } }) => `  ${id}: ${title}`),
    '',
    'Use --explain <clause> for details of a clause.',
    '',
  ].join('\n');
};
