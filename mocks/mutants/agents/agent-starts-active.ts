import { operations, stateMachines } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { type Json, readJson, withJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';
import { parseBody } from '../lib/parse-body.ts';

const activation = operations.activateAgent.path.slice(operations.getAgent.path.length);

const { field, initial } = stateMachines.agent;

/** Activates new agents whose request body matches. */
const startsActive = (text: string, matches: (body: Json) => boolean): Mutant => ({
  clause: 'agents.starts-inactive',
  text,
  wrap: (next) => async (request) => {
    const { rawBody: requestBody, again } = await repeatable(request);
    if (findOperation(request)?.id !== operations.createAgent.id) return next(again());
    const body = parseBody(requestBody);
    // The server itself may reject a member that it doesn't know.
    const { [field]: _, ...rest } = body;
    const response = await next(
      field in body && matches(body) ? again({ body: JSON.stringify(rest) }) : again(),
    );
    if (!matches(body) || !response.ok) return response;
    const agent = await readJson(response);
    const headers = { Authorization: request.headers.get('Authorization') ?? '' };
    const url = `${request.url}/${String(agent?.id)}${activation}`;
    const active = await readJson(
      await next(new Request(url, { method: operations.activateAgent.method, headers })),
    );
    return active === undefined ? response : withJson(response, response.status, active);
  },
});

/** Agents that don't start inactive. */
export const agentStartsActive: Record<string, Mutant> = {
  'agent-starts-active': startsActive('A new agent is active immediately.', () => true),
  'agent-starts-as-sent': startsActive(
    'A new agent has the status from the request body.',
    (body) => body[field] !== undefined && body[field] !== initial,
  ),
};
