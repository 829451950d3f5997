import { getOperation, type OperationId } from '@workspace-api/contract';
import type { Fetch } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { alterJson } from '../../wrappers/json.ts';
import type { Mutant } from '../lib/mutant.ts';

/** Changes an agent's status in the response without saving it. */
const withoutEffect =
  (id: OperationId, status: 'active' | 'inactive') =>
  (next: Fetch): Fetch =>
  async (request) => {
    if (findOperation(request)?.id !== id) return next(request);
    const suffix = getOperation(id).path.slice(getOperation('getAgent').path.length);
    const headers = { Authorization: request.headers.get('Authorization') ?? '' };
    const response = await next(new Request(request.url.replace(suffix, ''), { headers }));
    return response.ok ? alterJson(response, (agent) => ({ ...agent, status })) : response;
  };

export const stateChangeWithoutEffect: Record<string, Mutant> = {
  'activation-without-effect': {
    clause: 'agents.activate',
    text: 'Activating an agent returns it as active but saves nothing.',
    wrap: withoutEffect('activateAgent', 'active'),
  },
  'deactivation-without-effect': {
    clause: 'agents.deactivate',
    text: 'Deactivating an agent returns it as inactive but saves nothing.',
    wrap: withoutEffect('deactivateAgent', 'inactive'),
  },
};
