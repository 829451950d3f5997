import { type ClauseId, type ClauseShape, clauses as register } from '@workspace-api/contract';

/** The properties of a scenario that determine its order. */
type Cited = { readonly id: string; readonly clauses: readonly ClauseId[] };

const getOperations = (clause: ClauseId): readonly string[] => (register[clause] as ClauseShape).operations;

/**
 * The share of a clause's operations among the operations of all clauses of a scenario. It estimates how likely the scenario
 * sends them.
 */
const getShare = ({ clauses }: Cited, targetOperations: ReadonlySet<string>): number => {
  const operations = clauses.flatMap(getOperations);
  return operations.length === 0
    ? 0
    : operations.filter((operation) => targetOperations.has(operation)).length / operations.length;
};

/**
 * The scenarios that can break a clause, starting with those most likely to send its operations. Otherwise a clause that is
 * checked on every exchange would have to wait until the run reaches them.
 *
 * @param detectedBy the family whose scenarios come first; by default the clause's family
 */
export const inOrderFor = <T extends Cited>(
  scenarios: readonly T[],
  clause: ClauseId,
  detectedBy = (register[clause] as ClauseShape).family,
): T[] => {
  const { 'observed-by': observer } = register[clause] as ClauseShape;
  const targetOperations = new Set(getOperations(clause));
  const rank = (scenario: T): number =>
    (scenario.clauses.includes(clause) ? 4 : 0) +
    (scenario.id.startsWith(`${detectedBy}.`) ? 2 : 0) +
    getShare(scenario, targetOperations);
  return scenarios
    .filter((scenario) => observer === 'exchange' || scenario.clauses.includes(clause))
    .map((scenario) => ({ scenario, rank: rank(scenario) }))
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ scenario }) => scenario);
};
