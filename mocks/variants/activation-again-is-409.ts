import { headerNames } from '@workspace-api/contract';
import { findOperation } from '../wrappers/find-operation.ts';
import { readJson, withJson } from '../wrappers/json.ts';
import { repeatable } from '../wrappers/resend.ts';
import type { Variant } from './lib/variant.ts';

export const activationAgainIs409: Variant = {
  text: 'Activating an active agent, or deactivating an inactive one, returns 409.',
  allowedBy: 'Agent: only transitions from the other status are documented.',
  families: ['agents'],
  wrap: (next) => async (request) => {
    const operation = findOperation(request)?.id;
    if (operation !== 'activateAgent' && operation !== 'deactivateAgent') return next(request);
    const { again } = await repeatable(request);
    const agent = request.url.slice(0, request.url.lastIndexOf('/'));
    const headers = { Authorization: request.headers.get('Authorization') ?? '' };
    const before = await readJson(await next(new Request(agent, { headers })));
    const response = await next(again());
    const isRepeat = response.headers.has(headerNames.idempotentReplayed);
    return response.ok &&
      !isRepeat &&
      before?.status === (operation === 'activateAgent' ? 'active' : 'inactive')
      ? withJson(response, 409, {
          error: { code: 'already_in_state', message: 'The agent is already in this state.' },
        })
      : response;
  },
};
