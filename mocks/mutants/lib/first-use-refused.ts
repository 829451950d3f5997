import { type ClauseId, getOperation, type OperationId } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { readJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from './mutant.ts';

/**
 * A token that an operation returns is refused the first time that it is used, as if another server had yet to hear of it.
 *
 * @param member the member of the answer that is the token
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
