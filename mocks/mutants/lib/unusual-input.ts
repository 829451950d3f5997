import { type ClauseId, errors, type OperationId } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { withJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from './mutant.ts';

type Input = { url: URL; rawBody: string };

const { status, code } = errors['internal-error'];

/** Fails if a request of one operation has some input. */
export const crashes = (
  clause: ClauseId,
  id: OperationId,
  text: string,
  applies: (input: Input) => boolean,
): Mutant => ({
  clause,
  text,
  wrap: (next) => async (request) => {
    const { rawBody, again } = await repeatable(request);
    const response = await next(again());
    const isInput = findOperation(request)?.id === id && applies({ url: new URL(request.url), rawBody });
    if (!isInput || response.status === errors.unauthorized.status) return response;
    const message = 'The request failed unexpectedly.';
    return withJson(response, status, { error: { code, message, details: { retryable: false } } });
  },
});

/** Changes the URL or the body of an operation's requests before the server validates them. */
export const reads = (
  clause: ClauseId,
  id: OperationId,
  text: string,
  change: (input: Input) => { url?: string; body?: string } | undefined,
): Mutant => ({
  clause,
  text,
  wrap: (next) => async (request) => {
    const { rawBody, again } = await repeatable(request);
    const applies = findOperation(request)?.id === id;
    return next(again((applies && change({ url: new URL(request.url), rawBody })) || {}));
  },
});
