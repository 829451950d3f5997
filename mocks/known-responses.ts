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

/** The example names of an operation for each status, in their order. */
export const knownResponses = async (
  operation: OperationShape,
): Promise<Readonly<Record<string, readonly string[]>>> => {
  const pages = Object.keys(await getListExamples(operation));
  return Object.fromEntries(
    Object.entries(operation.responses).map(([status, { examples }]) => [
      status,
      status === '200' ? [...new Set([...examples, ...pages])] : examples,
    ]),
  );
};

/** Lists the responses of an operation, for a client that requested one that doesn't exist. */
export const noSuchResponse = async (operation: OperationShape): Promise<string> => {
  const responses = Object.entries(await knownResponses(operation)).map(([status, examples]) =>
    examples.length === 0 ? status : `${status} (${examples.join(', ')})`,
  );
  return `${operation.id} doesn't declare this response. Available: ${responses.join(', ')}.`;
};
