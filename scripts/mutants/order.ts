import { type ClauseId, type ClauseShape, clauses as register } from '@workspace-api/contract';

/** A scenario as far as its order goes. */
type Cited = { readonly id: string; readonly clauses: readonly ClauseId[] };

const getOperations = (clause: ClauseId): readonly string[] => (register[clause] as ClauseShape).operations;

/** The share of the operations of a scenario's clauses that are of the clause: those that it sends most likely. */
const getShare = ({ clauses }: Cited, targetOperations: ReadonlySet<string>): number => {
  const operations = clauses.flatMap(getOperations);
  return operations.length === 0
    ? 0
    : operations.filter((operation) => targetOperations.has(operation)).length / operations.length;
};

/**
 * The scenarios that can break a clause, those that send its operations most likely first: a clause that is judged on
 * every exchange would otherwise wait for the run to come to them.
 *
 * @param metBy the family whose scenarios come first; by default that of the clause
 */
export const inOrderFor = <T extends Cited>(
  scenarios: readonly T[],
  clause: ClauseId,
  metBy = (register[clause] as ClauseShape).family,
): T[] => {
  const { 'observed-by': observer } = register[clause] as ClauseShape;
  const targetOperations = new Set(getOperations(clause));
  const rank = (scenario: T): number =>
    (scenario.clauses.includes(clause) ? 4 : 0) +
    (scenario.id.startsWith(`${metBy}.`) ? 2 : 0) +
    getShare(scenario, targetOperations);
  return scenarios
    .filter((scenario) => observer === 'exchange' || scenario.clauses.includes(clause))
    .map((scenario) => ({ scenario, rank: rank(scenario) }))
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ scenario }) => scenario);
};
