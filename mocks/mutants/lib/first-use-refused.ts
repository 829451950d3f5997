import { type ClauseId, getOperation, type OperationId } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { readJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from './mutant.ts';

/**
 * Rejects a token that an operation returns when it is first used, as if another server had not received it yet.
 *
 * @param member the member of the response that contains the token
 */
export const firstUseRefused = (clause: ClauseId, text: string, id: OperationId, member: string): Mutant => ({
  clause,
  text,
  wrap: (next) => {
    const unused = new Set<string>();
    return async (request) => {
      const { again } = await repeatable(request);
      const isFirst = unused.delete(request.headers.get('Authorization') ?? '');
      const response = await next(again(isFirst ? { headers: { Authorization: 'Bearer unknown' } } : {}));
      if (response.ok && findOperation(request)?.id === getOperation(id).id)
        unused.add(`Bearer ${String((await readJson(response))?.[member])}`);
      return response;
    };
  },
});
