import type { OperationShape } from '@workspace-api/contract';
import { getListExamples } from './list-examples.ts';

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
