import { errors, type OperationId } from '@workspace-api/contract';
import { type Json, withJson } from '../../wrappers/json.ts';
import { onOperations } from '../../wrappers/on-operation.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Variant } from './variant.ts';

/** Errors that take precedence over an invalid body. */
const before: readonly number[] = [errors.unauthorized.status, errors['rate-limited'].status];

const parse = (rawBody: string): Json | undefined => {
  try {
    return (JSON.parse(rawBody === '' ? '{}' : rawBody) ?? {}) as Json;
  } catch {
    return undefined;
  }
};

/**
 * Requires a member that the sandbox doesn't know in the bodies of some operations. A body without it is refused before the
 * scope is checked and the record is looked up.
 *
 * @param member the required member
 * @param toSandbox the body that the sandbox expects in place of a valid one
 * @param status the status of the refusal; the code fits it
 */
export const otherBody = (
  ids: readonly OperationId[],
  { member, toSandbox, status }: { member: string; toSandbox: (body: Json) => Json; status: number },
): Variant['wrap'] =>
  onOperations(ids, () => async (request, next) => {
    const { rawBody, again } = await repeatable(request);
    const body = parse(rawBody);
    if (body === undefined) return next(again());
    if (body[member] !== undefined) return next(again({ body: JSON.stringify(toSandbox(body)) }));
    // A body that isn't JSON changes nothing, and reveals the other errors of the request.
    const refusal = await next(again({ body: '{' }));
    if (before.includes(refusal.status)) return refusal;
    const { status: invalid, code } = errors['validation-failed'];
    return withJson(refusal, status, {
      error: {
        code: status === invalid ? code : 'invalid_body',
        message: 'The request failed validation.',
        fields: [{ path: `/${member}`, reason: 'missing', message: `The member ${member} is required.` }],
      },
    });
  });
