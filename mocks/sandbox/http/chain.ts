import type { Answer } from './answer.ts';
import type { AppContext } from './app-context.ts';
import type { Call, Middleware, Operation } from './call.ts';
import { idempotent } from './idempotency/idempotent.ts';
import { atomic } from './middleware/atomic.ts';
import { credentials } from './middleware/credentials.ts';
import { faultRules } from './middleware/fault-rules.ts';
import { negotiation } from './middleware/negotiation.ts';
import { noStore } from './middleware/no-store.ts';
import { paging } from './middleware/paging.ts';
import { preferredAnswer } from './middleware/preferred-answer.ts';
import { rateLimits } from './middleware/rate-limits.ts';
import { respond } from './middleware/respond.ts';
import { restrictions } from './middleware/restrictions.ts';
import { scopes } from './middleware/scopes.ts';
import { tokenState } from './middleware/token-state.ts';
import { validation } from './middleware/validation.ts';
import { workspace } from './middleware/workspace.ts';

/** A write goes through in one transaction, once for each key; a read outside of one. */
const execution = (context: AppContext, operation: Operation): ((call: Call) => Promise<Answer>) => {
  const execute = respond(context, operation);
  if (operation.idempotent) return (call) => atomic(context, call, () => idempotent(context, call, execute));
  return (call) => {
    call.db = context.database;
    return execute(call);
  };
};

/** Whether answers hold tokens: those of OAuth, which nobody presents a token to. */
const givesTokens = ({ scope, method }: Operation): boolean => scope === null && method !== 'GET';

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
 *
 * The first that answers ends it, and so does the first that throws.
 */
export const chain = (context: AppContext, operation: Operation): ((call: Call) => Promise<Answer>) => {
  const authenticated = operation.scope !== null;
  const middlewares: readonly Middleware[] = [
    ...(givesTokens(operation) ? [noStore] : []),
    preferredAnswer(operation),
    ...(authenticated
      ? [credentials(context), rateLimits(context), tokenState(context), scopes(operation)]
      : []),
    faultRules(context, operation),
    negotiation(operation),
    validation(operation),
    workspace(context, operation),
    ...(authenticated ? [restrictions(context, operation)] : []),
    ...(operation.list ? [paging(context, operation)] : []),
  ];
  const execute = execution(context, operation);
  return async (call) => {
    for (const middleware of middlewares) {
      const settled = middleware(call);
      const answer = settled instanceof Promise ? await settled : settled;
      if (answer) return answer;
    }
    return execute(call);
  };
};
