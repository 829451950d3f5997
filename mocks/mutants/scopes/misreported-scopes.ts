import { type ClauseId, errors, type OperationId, operations } from '@workspace-api/contract';
import type { Fetch } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { alterJson, type Json, readError, withJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';

/** Changes the rejections for a missing scope, for one operation or for all. */
const refusals =
  (id: OperationId | null, change: (response: Response, error: Json) => Promise<Response> | Response) =>
  (next: Fetch): Fetch =>
  async (request) => {
    const response = await next(request);
    const error = await readError(response);
    const applies = id === null || findOperation(request)?.id === id;
    return applies && error?.code === errors['insufficient-scope'].code ? change(response, error) : response;
  };

const misreportScope = (id: OperationId, scope: string): Mutant => ({
  clause: 'scopes.required-scope-named',
  text: `The operation ${id} reports ${scope} as its missing scope.`,
  wrap: refusals(id, (response, error) =>
    alterJson(response, () => ({
      error: { ...error, details: { ...(error.details as Json), required_scope: scope } },
    })),
  ),
});

const requiredClause = 'scopes.required' satisfies ClauseId;

export const misreportedScopes: Record<string, Mutant> = {
  'required-scope-of-another-level': misreportScope(operations.rollbackPage.id, operations.updatePage.scope),
  'required-scope-of-set': misreportScope(operations.setSecret.id, operations.rotateSecret.scope),
  'required-scope-of-another-resource': misreportScope(operations.listRuns.id, 'runs:read'),
  'scope-refused-as-401': {
    clause: requiredClause,
    text: 'The operation getUsage returns 401 for a missing scope.',
    wrap: refusals(operations.getUsage.id, (response, error) => withJson(response, 401, { error })),
  },
  'scope-refused-as-404': {
    clause: requiredClause,
    text: 'The operation deleteSecret returns 404 for a missing scope.',
    wrap: refusals(operations.deleteSecret.id, (response) =>
      withJson(response, 404, { error: { code: errors['not-found'].code, message: 'Not found.' } }),
    ),
  },
  'scope-refused-after-the-effect': {
    clause: requiredClause,
    text: 'A secret is deleted before the scopes of the token are checked.',
    wrap: (next) => {
      let accepted: string | null = null;
      return async (request) => {
        const { again } = await repeatable(request);
        const response = await next(again());
        const operation = findOperation(request);
        if (operation?.id === operations.mintToken.id && response.ok)
          accepted = request.headers.get('Authorization');
        const isRefused = (await readError(response))?.code === errors['insufficient-scope'].code;
        if (isRefused && accepted !== null && operation?.id === operations.deleteSecret.id)
          await next(again({ headers: { Authorization: accepted } }));
        return response;
      };
    },
  },
};
