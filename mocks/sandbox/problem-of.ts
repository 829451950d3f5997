import type { AppContext } from './app-context.ts';
import { Problem, problem } from './problem.ts';

/**
 * The problem that a request failed with. A fault of the sandbox itself is logged, and told without its inside.
 *
 * @param request its id, method and path, for the log
 */
export const problemOf = (context: Pick<AppContext, 'log'>, error: unknown, request: string): Problem => {
  if (error instanceof Problem) return error;
  context.log(`${request}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  return problem('internal-error');
};
