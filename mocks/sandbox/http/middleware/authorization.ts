import { grants, messages, type OperationShape } from '@workspace-api/contract';
import { problem } from '../../core/problem.ts';
import type { Middleware } from '../call.ts';

/** Responds with 403 to a token without the operation's scope, and names the scope (Authentication, rules 5 and 6). */
export const authorization =
  ({ scope, sessionOnly }: OperationShape): Middleware =>
  ({ principal }) => {
    if (scope !== null && !grants(principal.scopes, scope)) {
      throw problem('insufficient-scope', {
        message: messages['insufficient-scope']({ scope }),
        details: { required_scope: scope },
      });
    }
    if (sessionOnly && principal.kind !== 'session') throw problem('session-required');
  };
