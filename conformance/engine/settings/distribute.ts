import { type ClauseId, clauses as register } from '@workspace-api/contract';

type Weighed = { id: string; clauses: readonly ClauseId[]; weight?: number };

/** The assumed number of requests of a scenario that hasn't been measured yet. */
const averageWeight = 40;

const getWeight = (scenarios: readonly Weighed[]): number =>
  scenarios.reduce((sum, { weight }) => sum + (weight ?? averageWeight), 0);

/**
 * Groups the scenarios that check the same clause, so that one shard has the whole verdict on it. Clauses that every exchange
 * shows are checked in every shard.
 */
const createGroups = <T extends Weighed>(scenarios: readonly T[]): T[][] => {
  let groups: { clauses: Set<string>; members: T[] }[] = [];
  for (const scenario of scenarios) {
    const clauses = scenario.clauses.filter((id) => register[id]['observed-by'] === 'scenario');
    const touched = groups.filter((group) => clauses.some((id) => group.clauses.has(id)));
    const merged = {
      clauses: new Set([...touched.flatMap((group) => [...group.clauses]), ...clauses]),
      members: [...touched.flatMap(({ members }) => members), scenario],
    };
    groups = [...groups.filter((group) => !touched.includes(group)), merged];
  }
  return groups.map(({ members }) => members);
};

const byId = (one: Weighed, other: Weighed): number => (one.id < other.id ? -1 : Number(one.id > other.id));

/**
 * Distributes scenarios evenly by weight: it assigns the heaviest group first, always to the lightest shard. A group that is
 * heavier than a shard should be is divided: several shards check its clauses, and a merge combines their results. The same
 * scenarios always give the same shards.
 *
 * @returns the scenarios of each shard, sorted by id; a shard beyond the number of groups is empty
 */
export const distribute = <T extends Weighed>(scenarios: readonly T[], count: number): T[][] => {
  const shards = Array.from({ length: count }, (): T[] => []);
  const share = getWeight(scenarios) / count;
  const groups = createGroups([...scenarios].sort(byId))
    .flatMap((group) => (getWeight(group) > share ? group.map((scenario) => [scenario]) : [group]))
    .sort((one, other) => getWeight(other) - getWeight(one));
  for (const group of groups) {
    const lightest = shards.reduce((best, shard) => (getWeight(shard) < getWeight(best) ? shard : best));
    lightest.push(...group);
  }
  return shards.map((shard) => shard.sort(byId));
};
