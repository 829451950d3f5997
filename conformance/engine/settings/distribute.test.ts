import { type ClauseId, clauseList } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { loadScenarios } from '../../scenarios/load-scenarios.ts';
import { distribute } from './distribute.ts';
import { parseShard } from './shard.ts';

const scenarios = await loadScenarios();
const weight = (shard: typeof scenarios): number =>
  shard.reduce((sum, { weight: requests = 0 }) => sum + requests, 0);

test.each([1, 2, 4, 7])('each scenario is in exactly one of %i shards', (count) => {
  const shards = distribute(scenarios, count);
  expect(shards).toHaveLength(count);
  const ids = shards.flatMap((shard) => shard.map(({ id }) => id));
  expect(ids.toSorted()).toEqual(scenarios.map(({ id }) => id).toSorted());
});

test('scenarios of a clause are in one shard, unless they are heavier than a shard should be', () => {
  const [one, two] = clauseList.filter((clause) => clause['observed-by'] === 'scenario').map(({ id }) => id);
  const clauses = [one, two] as ClauseId[];
  const ids = (...weights: [number, number, number]) => {
    const weighed = [
      { id: 'a', clauses, weight: weights[0] },
      { id: 'b', clauses: clauses.slice(0, 1), weight: weights[1] },
      { id: 'c', clauses: [], weight: weights[2] },
    ];
    return distribute(weighed, 2).map((shard) => shard.map(({ id }) => id));
  };
  expect(ids(30, 20, 60)).toEqual([['c'], ['a', 'b']]);
  expect(ids(100, 100, 10)).toEqual([['a', 'c'], ['b']]);
});

test('the shards have similar weights', () => {
  const weights = distribute(scenarios, 4).map(weight);
  const average = weights.reduce((sum, one) => sum + one) / weights.length;
  expect(Math.max(...weights)).toBeLessThan(average * 1.3);
});

test('the shards do not depend on the order of the scenarios', () => {
  expect(distribute(scenarios.toReversed(), 4)).toEqual(distribute(scenarios, 4));
});

test('scenarios without a weight are distributed too, and a shard beyond the groups is empty', () => {
  const clauses: ClauseId[] = [];
  const unweighed = ['a', 'b', 'c'].map((id) => ({ id, clauses }));
  expect(distribute(unweighed, 4).map((shard) => shard.length)).toEqual([1, 1, 1, 0]);
});

test.each(['0/4', '5/4', '1', '1/0', 'a/b', '-1/4'])('%s is not a shard', (value) => {
  expect(parseShard(value)).toBeNull();
});
