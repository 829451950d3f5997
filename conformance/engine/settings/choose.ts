import { createHash, randomInt } from 'node:crypto';
import type { OperationShape } from '@workspace-api/contract';
import { createdResource, findResource } from '../../resources/find-resource.ts';
import { groupBy } from '../report/format.ts';
import type { Effort } from './effort.ts';

/** What a quick run needs to know to choose. */
type Choice = { effort: Effort; seed: number };

const getVerb = (operation: OperationShape): string => {
  const { method, list } = operation;
  if (method === 'GET') return list ? 'list' : 'read';
  if (method === 'POST') return createdResource(operation) ? 'create' : 'action';
  return method;
};

/**
 * The kind of handler that most servers have for an operation: a list, a single read, a creation, an action, or a write by its
 * method. A record of its own, and data that the whole workspace shares, are different kinds.
 */
export const handlerKind = (operation: OperationShape): string =>
  `${getVerb(operation)} of ${findResource(operation) ? 'a record' : 'shared data'}`;

/**
 * With `quick`, as many of these values as `count` says, which differ from one key to the next and with the seed, so that a run
 * tries each value somewhere. Otherwise all of them.
 *
 * @param turn among the choices of a key, which take turns with the values
 */
export const chooseSome = <T>(
  values: readonly T[],
  count: number,
  { effort, seed }: Choice,
  key: string,
  turn = 0,
): T[] => {
  if (effort !== 'quick' || count >= values.length) return [...values];
  const first = (Math.abs(deriveSeed(seed, key)) + turn * count) % values.length;
  return values.filter((_, index) => (index - first + values.length) % values.length < count);
};

/** With `quick`, one operation for each kind of handler, which the seed chooses. Otherwise all of them. */
export const oneForEachKind = (
  operations: readonly OperationShape[],
  choice: Choice,
  name: string,
): OperationShape[] => {
  const chosen = groupBy(operations, handlerKind).flatMap(([kind, group]) =>
    chooseSome(group, 1, choice, `${name}\0${kind}`),
  );
  return operations.filter((operation) => chosen.includes(operation));
};

/** A random seed. */
export const randomSeed = (): number => randomInt(0, 2 ** 31);

/** The seed of one case. Its values don't depend on which other cases run. */
export const deriveSeed = (seed: number, ...names: string[]): number =>
  createHash('sha256')
    .update([seed, ...names].join('\0'))
    .digest()
    .readInt32BE(0);
