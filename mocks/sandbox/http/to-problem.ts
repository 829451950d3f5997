import { Problem, problem } from '../core/problem.ts';
import type { AppContext } from '../domain/app-context.ts';
import { DatabaseUnavailableError } from '../store/errors.ts';

/**
 * A thrown value as an error of the contract. An unavailable database is a provider behind the service; any other error
 * is a failure of the sandbox, which is logged and answered without details.
 *
 * @param request id, method and path of the request, for the log
 */
export const toProblem = (context: Pick<AppContext, 'log'>, error: unknown, request: string): Problem => {
  if (error instanceof Problem) return error;
  if (error instanceof DatabaseUnavailableError) {
    context.log(`${request}: ${error.message}`);
    return problem('upstream-unavailable');
  }
  context.log(`${request}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  return problem('internal-error');
};
