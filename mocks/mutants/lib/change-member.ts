import type { OperationId } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { onOperations } from '../../wrappers/on-operation.ts';
import { repeatable } from '../../wrappers/resend.ts';
import { parseBody } from './parse-body.ts';

/** Changes a string in the body of an operation. */
export const changeMember = (
  operation: OperationId,
  member: string,
  change: (value: string) => string,
): Wrap =>
  onOperations([operation], () => async (request, next) => {
    const { rawBody, again } = await repeatable(request);
    const body = parseBody(rawBody);
    const value = body[member];
    return next(
      typeof value === 'string'
        ? again({ body: JSON.stringify({ ...body, [member]: change(value) }) })
        : again(),
    );
  });
