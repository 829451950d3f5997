import { errors, grants, type OperationShape } from '@workspace-api/contract';
import type { MiddlewareHandler } from 'hono';
import type { Env } from '../env.ts';
import { problem } from '../problem.ts';

/** Refuses a token that lacks the operation's scope, and names the scope (Authentication, rules 5 and 6). */
export const scopes =
  ({ scope, sessionOnly }: OperationShape): MiddlewareHandler<Env> =>
  async (c, next) => {
    const principal = c.get('principal');
    if (scope !== null && !grants(principal.scopes, scope)) {
      const { message, details } = errors['insufficient-scope'];
      throw problem('insufficient-scope', {
        message: message.replace(details.required_scope, scope),
        details: { required_scope: scope },
      });
    }
    if (sessionOnly && principal.kind !== 'session') throw problem('session-required');
    await next();
  };
