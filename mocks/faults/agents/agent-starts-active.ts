import { operations } from '@workspace-api/contract';
import { jsonOf, withJson } from '../../wrappers/json.ts';
import { operationOfRequest } from '../../wrappers/operation-of-request.ts';
import type { Fault } from '../lib/fault.ts';

const activation = operations.activateAgent.path.slice(operations.getAgent.path.length);

export const agentStartsActive: Fault = {
  clause: 'agents.starts-inactive',
  text: 'A new agent is active immediately.',
  wrap: (next) => async (request) => {
    const response = await next(request);
    if (operationOfRequest(request)?.id !== operations.createAgent.id || !response.ok) return response;
    const agent = await jsonOf(response);
    const headers = { Authorization: request.headers.get('Authorization') ?? '' };
    const url = `${request.url}/${String(agent?.id)}${activation}`;
    const active = await jsonOf(
      await next(new Request(url, { method: operations.activateAgent.method, headers })),
    );
    return active === undefined ? response : withJson(response, response.status, active);
  },
};
