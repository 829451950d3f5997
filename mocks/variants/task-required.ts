import { errors } from '@workspace-api/contract';
import { withJson } from '../wrappers/json.ts';
import { operationOfRequest } from '../wrappers/operation-of-request.ts';
import { repeatable } from '../wrappers/resend.ts';
import type { Variant } from './lib/variant.ts';

const hasTask = (text: string): boolean => {
  try {
    return typeof (JSON.parse(text) as { task?: unknown }).task === 'string';
  } catch {
    return true;
  }
};

export const taskRequired: Variant = {
  text: 'Creating an agent requires a task: 400 without one.',
  allowedBy: 'Agents: the request body for creating an agent is not shown.',
  families: ['agents', 'runs'],
  samples: { createAgent: { task: 'Says hello' } },
  wrap: (next) => async (request) => {
    if (operationOfRequest(request)?.id !== 'createAgent') return next(request);
    const { text, again } = await repeatable(request);
    if (hasTask(text)) return next(again());
    // Whatever else is wrong with the request counts first; a body that isn't JSON changes nothing.
    const refused = await next(again({ body: '{' }));
    return refused.status === errors['malformed-json'].status
      ? withJson(refused, errors['validation-failed'].status, {
          error: {
            code: errors['validation-failed'].code,
            message: 'The request failed validation.',
            fields: [{ path: '/task', reason: 'missing', message: 'What shall the agent do?' }],
          },
        })
      : refused;
  },
};
