import { createRequire } from 'node:module';
import type { OperationShape } from '@workspace-api/contract';

/** One page of a list in each encoding, by media type: JSON as a value, the others as text. */
export type EncodedPage = Readonly<Record<string, unknown>>;

type ListExamples = Readonly<Record<string, Readonly<Record<string, EncodedPage>>>>;

/**
 * The pages that a client may ask for of a list, by name: those that the contract shows, an empty one and a long one. None
 * of an operation that is no list.
 */
export const getListExamples = ({ id, list }: OperationShape): Readonly<Record<string, EncodedPage>> => {
  if (list === null) return {};
  // Loaded on first use, because few requests need it.
  const all = createRequire(import.meta.url)('@workspace-api/contract/list-examples.json') as ListExamples;
  return all[id] ?? {};
};
