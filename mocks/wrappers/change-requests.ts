import type { Wrap } from './fetch.ts';
import { findOperation } from './find-operation.ts';
import { repeatable } from './resend.ts';

type Operation = NonNullable<ReturnType<typeof findOperation>>;
type OperationRequest = {
  readonly rawBody: string;
  readonly operation: Operation;
  readonly request: Request;
};
type Changes = { url?: URL | string; headers?: Record<string, string | null>; body?: string | null };

/** Changes requests for API operations before the server receives them, unless `change` returns undefined. */
export const changeRequests =
  (change: (request: OperationRequest) => Changes | undefined): Wrap =>
  (next) =>
  async (request) => {
    const operation = findOperation(request);
    if (operation === undefined) return next(request);
    const { rawBody, again } = await repeatable(request);
    return next(again(change({ rawBody, operation, request }) ?? {}));
  };
