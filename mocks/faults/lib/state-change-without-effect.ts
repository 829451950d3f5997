import { type OperationId, operationOf } from '@workspace-api/contract';
import type { Fetch } from '../../wrappers/fetch.ts';
import { alterJson } from '../../wrappers/json.ts';
import { operationOfRequest } from '../../wrappers/operation-of-request.ts';

/** A change of an agent's status that returns the new status without saving it. */
export const stateChangeWithoutEffect =
  (id: OperationId, status: 'active' | 'inactive') =>
  (next: Fetch): Fetch =>
  async (request) => {
    if (operationOfRequest(request)?.id !== id) return next(request);
    const suffix = operationOf(id).path.slice(operationOf('getAgent').path.length);
    const headers = { Authorization: request.headers.get('Authorization') ?? '' };
    const response = await next(new Request(request.url.replace(suffix, ''), { headers }));
    return response.ok ? alterJson(response, (agent) => ({ ...agent, status })) : response;
  };
