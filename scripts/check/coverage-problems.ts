import type { Problem } from './step.ts';

export const excusesFile = 'conformance/clauses-without-scenario.yaml';
const shortest = 15;

/** A clause as coverage sees it. */
export type CoveredClause = { id: string; observedBy: string };

/** A scenario file and the clause-like strings that it quotes. */
export type Scenario = { file: string; cites: string[] };

const quoted = /(['"`])([a-z][a-z0-9-]*\.[a-z0-9][a-z0-9-]*)\1/g;

// A scenario's own id has the same form, and is no citation.
const ownId = /\bscenario\(\s*(['"`])[^'"`]*\1/g;

/** The strings in a source that look like clause ids and aren't names of events or of the scenario itself. */
export const citationsIn = (source: string, families: Set<string>, events: Set<string>): string[] =>
  [...source.replaceAll(ownId, 'scenario(').matchAll(quoted)]
    .map((match) => match[2] ?? '')
    .filter((id) => families.has(id.split('.')[0] ?? '') && !events.has(id));

/**
 * Finds clauses without a scenario, and citations of unknown clauses.
 *
 * A clause is covered when a scenario cites it or when it is judged on every exchange; else the list of excuses has
 * it with a reason. The list is exact: an excuse for a covered clause is a problem too.
 */
export const coverageProblems = (
  clauses: CoveredClause[],
  scenarios: Scenario[],
  excuses: Record<string, unknown>,
): Problem[] => {
  const ids = new Set(clauses.map(({ id }) => id));
  const cited = new Set(scenarios.flatMap(({ cites }) => cites));
  const excused = new Set(Object.keys(excuses));
  return [
    ...clauses
      .filter(({ id, observedBy }) => observedBy !== 'exchange' && !cited.has(id) && !excused.has(id))
      .map(({ id }) => ({
        file: `openapi/clauses/${id.split('.')[0]}.yaml`,
        message: `${id} is not cited by any scenario, nor listed in ${excusesFile}`,
      })),
    ...scenarios.flatMap(({ file, cites }) =>
      cites.filter((id) => !ids.has(id)).map((id) => ({ file, message: `cites the unknown clause ${id}` })),
    ),
    ...scenarios
      .filter(({ file, cites }) => file.endsWith('.scenario.ts') && cites.length === 0)
      .map(({ file }) => ({ file, message: 'cites no clause' })),
    ...Object.entries(excuses).flatMap(([id, reason]) => excuseProblems(id, reason, clauses, cited)),
  ];
};

const excuseProblems = (
  id: string,
  reason: unknown,
  clauses: CoveredClause[],
  cited: Set<string>,
): Problem[] => {
  const say = (message: string): Problem[] => [{ file: excusesFile, message: `${id} ${message}` }];
  const clause = clauses.find((candidate) => candidate.id === id);
  if (!clause) return say('is not a clause');
  if (clause.observedBy === 'exchange') return say('is judged on every exchange; remove it from the list');
  if (cited.has(id)) return say('is cited by a scenario; remove it from the list');
  return typeof reason === 'string' && reason.trim().length >= shortest ? [] : say('has no reason');
};
