import { errors, type OperationId } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { readJson, withJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';

/** Rejects an operation below a workspace that is past due. */
const pastDueRefuses = (id: OperationId, text: string): Mutant => ({
  clause: 'billing.past-due-is-serviceable',
  text,
  wrap: (next) => async (request) => {
    if (findOperation(request)?.id !== id) return next(request);
    const { again } = await repeatable(request);
    const headers = { Authorization: request.headers.get('Authorization') ?? '' };
    const url = request.url.replace(/(\/workspaces\/[^/]+)\/.*$/, '$1/billing');
    const state = await readJson(await next(new Request(url, { headers })));
    if (state?.status !== 'past_due') return next(again());
    const error = { code: errors['insufficient-scope'].code, message: 'The last invoice is not paid.' };
    return withJson(new Response(), errors['insufficient-scope'].status, { error });
  },
});

/** Operations that are rejected while the last invoice is unpaid. */
export const pastDue: Record<string, Mutant> = {
  'past-due-refuses-agents': pastDueRefuses('createAgent', "A past-due workspace can't create agents."),
  'past-due-refuses-activation': pastDueRefuses(
    'activateAgent',
    "A past-due workspace can't activate agents.",
  ),
  'past-due-refuses-secrets': pastDueRefuses('rotateSecret', "A past-due workspace can't rotate secrets."),
};
