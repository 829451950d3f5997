import { consoleTokenId, type Principal, type WorkspaceRecord } from '../../core/principal.ts';
import { Problem, problem } from '../../core/problem.ts';
import type { AppContext } from '../../domain/app-context.ts';
import { DatabaseUnavailableError } from '../../store/errors.ts';
import { challenge } from '../bearer.ts';
import type { Call } from '../call.ts';
import { workspaceNotFound } from './workspace.ts';

/** Finds the error that the same request would cause now, if its token or workspace was deleted while it was processed. */
const findDeletion = async (call: Call, { callers }: AppContext): Promise<Problem | undefined> => {
  const principal = call.principal as Principal | undefined;
  const hasToken = principal && principal.tokenId !== consoleTokenId;
  if (hasToken && !(await callers.hasToken(principal.tokenId)))
    return problem('unauthorized', { headers: challenge(true) });
  const workspace = call.workspace as WorkspaceRecord | undefined;
  if (call.operation && workspace && !(await callers.hasWorkspace(workspace.id)))
    return workspaceNotFound(call.operation, workspace.slug);
  return undefined;
};

/**
 * Explains an unexpected error: a reset, or the cleanup of a test, may delete the token or the workspace of a request
 * after its checks. Any other error is returned unchanged.
 *
 * @param call its transaction has ended
 */
export const explainDeletion = async (context: AppContext, call: Call, error: unknown): Promise<unknown> => {
  if (error instanceof Problem || error instanceof DatabaseUnavailableError) return error;
  return (await findDeletion(call, context).catch(() => undefined)) ?? error;
};
