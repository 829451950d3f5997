import type { OperationShape } from '@workspace-api/contract';
import { loadDocument } from '#host/documents.ts';

/** One page of a list in each encoding, by media type: JSON as a value, the others as strings. */
export type EncodedPage = Readonly<Record<string, unknown>>;

type ListExamples = Readonly<Record<string, Readonly<Record<string, EncodedPage>>>>;

/**
 * The pages of a list that a client can request by name: the contract's examples, an empty page and a long one. Empty for an
 * operation that doesn't return a list.
 */
export const getListExamples = async ({
  id,
  list,
}: OperationShape): Promise<Readonly<Record<string, EncodedPage>>> => {
  if (list === null) return {};
  return ((await loadDocument('list-examples.json')) as ListExamples)[id] ?? {};
};
