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
 * Rejects an agent without a task with 400.
 *
 * @param after the server's errors with a lower precedence than the missing task; all others take precedence
 */
export const requireTask =
  (after: readonly number[]): Variant['wrap'] =>
  (next) =>
  async (request) => {
    if (findOperation(request)?.id !== 'createAgent') return next(request);
    const { rawBody, again } = await repeatable(request);
    if (hasTask(rawBody)) return next(again());
    // A body that isn't JSON changes nothing, and reveals the other errors of the request.
    const refusal = await next(again({ body: '{' }));
    return after.includes(refusal.status)
      ? withJson(refusal, errors['validation-failed'].status, {
          error: {
            code: errors['validation-failed'].code,
            message: 'The request failed validation.',
            fields: [{ path: '/task', reason: 'missing', message: 'The task is required.' }],
          },
        })
      : refusal;
  };
