import { type OperationId, type OperationShape, operationList } from '@workspace-api/contract';
import type { Handler, Hono, MiddlewareHandler } from 'hono';
import type { AppContext } from './app-context.ts';
import type { Env } from './env.ts';
import { atomic, reading } from './middleware/atomic.ts';
import { credentials } from './middleware/credentials.ts';
import { faultRules } from './middleware/fault-rules.ts';
import { idempotency } from './middleware/idempotency.ts';
import { negotiation } from './middleware/negotiation.ts';
import { paging } from './middleware/paging.ts';
import { preferredAnswer } from './middleware/preferred-answer.ts';
import { rateLimits } from './middleware/rate-limits.ts';
import { respond } from './middleware/respond.ts';
import { restrictions } from './middleware/restrictions.ts';
import { scopes } from './middleware/scopes.ts';
import { tokenState } from './middleware/token-state.ts';
import { validation } from './middleware/validation.ts';
import { workspace } from './middleware/workspace.ts';

type Operation = OperationShape & { id: OperationId };

/**
 * What every request of an operation goes through, in this order:
 * - an answer that it asks for by name, before all else: that is no request of the operation;
 * - who it is, before anything is told about the service; what it may do, before its input is looked at;
 * - rate limits as soon as a token is known, so that refused requests count and carry the headers too;
 * - what fails it on purpose, as something behind the service would: not before it is known who asks;
 * - the encoding before the input: a client that can't read the answer gets no side effect;
 * - the input before the workspace and the record, so that a bad request is told at no cost;
 * - what keeps the caller out of a workspace once it is known which one it is;
 * - idempotency last, inside the transaction: only what passed all this can be a replay, and only a success is kept.
 */
const chain = (context: AppContext, operation: Operation): (MiddlewareHandler<Env> | Handler<Env>)[] => [
  async (c, next) => {
    c.set('operation', operation);
    await next();
  },
  preferredAnswer(operation),
  ...(operation.scope === null
    ? []
    : [credentials(context), rateLimits(context), tokenState(context), scopes(operation)]),
  faultRules(context, operation),
  negotiation(operation),
  validation(operation),
  workspace(context, operation),
  ...(operation.scope === null ? [] : [restrictions(context, operation)]),
  ...(operation.list ? [paging(context, operation)] : []),
  ...(operation.idempotent ? [atomic(context), idempotency(context)] : [reading(context)]),
  respond(context, operation),
];

/** `/workspaces/current` before `/workspaces/{slug}`: the router takes the first route that fits. */
const literalFirst = (a: Operation, b: Operation): number => {
  const pattern = (path: string) => path.replaceAll(/\{\w+\}/g, '\uffff');
  return pattern(a.path) < pattern(b.path) ? -1 : 1;
};

/** Puts the contract's operations of a server on the router, each under `base` with the chain of its shape. */
export const addRoutes = (
  app: Hono<Env>,
  base: string,
  context: AppContext,
  server: OperationShape['server'] = 'api',
): void => {
  for (const operation of operationList.filter((one) => one.server === server).toSorted(literalFirst)) {
    const path = base + operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
    app.on(operation.method, [path], ...chain(context, operation));
  }
};
