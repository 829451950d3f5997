import { type ExampleName, examples } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { type Json, withJson } from '../../wrappers/json.ts';
import type { Mutant } from '../lib/mutant.ts';

export const unknownIdReturnsExample: Mutant = {
  clause: 'errors.unknown-id-is-404',
  text: 'An unknown id returns a record instead of an error.',
  wrap: (next) => async (request) => {
    const response = await next(request);
    const operation = findOperation(request);
    const single =
      operation?.method === 'GET' && operation.list === null && operation.parameters.path.length > 0;
    const name = operation?.responses['200']?.examples[0] as ExampleName | undefined;
    if (!single || response.status !== 404 || name === undefined) return response;
    return withJson(response, 200, examples[name] as Json);
  },
};
