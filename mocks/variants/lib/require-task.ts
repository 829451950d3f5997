import { errors } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { withJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Variant } from './variant.ts';

const hasTask = (rawBody: string): boolean => {
  try {
    return typeof (JSON.parse(rawBody) as { task?: unknown }).task === 'string';
  } catch {
    return true;
  }
};

/**
 * Refuses an agent without a task with 400.
 *
 * @param after the refusals of the server that count no more than the missing task; any other one counts first
 */
export const requireTask =
  (after: readonly number[]): Variant['wrap'] =>
  (next) =>
  async (request) => {
    if (findOperation(request)?.id !== 'createAgent') return next(request);
    const { rawBody, again } = await repeatable(request);
    if (hasTask(rawBody)) return next(again());
    // A body that isn't JSON changes nothing, and shows what else is wrong with the request.
    const refusal = await next(again({ body: '{' }));
    return after.includes(refusal.status)
      ? withJson(refusal, errors['validation-failed'].status, {
          error: {
            code: errors['validation-failed'].code,
            message: 'The request failed validation.',
            fields: [{ path: '/task', reason: 'missing', message: 'What shall the agent do?' }],
          },
        })
      : refusal;
  };
