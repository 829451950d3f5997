import { Problem, problem } from '../core/problem.ts';
import { DatabaseUnavailableError } from '../store/database-unavailable-error.ts';
import type { AppContext } from './app-context.ts';

/**
 * What was thrown, as the contract tells it: the database is a provider behind the service, and a fault of the sandbox
 * itself is logged and told without its inside.
 *
 * @param request its id, method and path, for the log
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
