import type { Principal, WorkspaceRecord } from '../../core/principal.ts';
import { Problem, problem } from '../../core/problem.ts';
import { DatabaseUnavailableError } from '../../store/database-unavailable-error.ts';
import type { AppContext } from '../app-context.ts';
import type { Call } from '../call.ts';
import { challenge } from './authentication.ts';
import { absence } from './workspace.ts';

/** What the same request would be told now, if its token or its workspace was removed while it was under way. */
const lookUp = async (call: Call, { callers }: AppContext): Promise<Problem | undefined> => {
  const principal = call.principal as Principal | undefined;
  if (principal && !(await callers.hasToken(principal.tokenId)))
    return problem('unauthorized', { headers: challenge(true) });
  const workspace = call.workspace as WorkspaceRecord | undefined;
  if (call.operation && workspace && !(await callers.hasWorkspace(workspace.id)))
    return absence(call.operation, workspace.slug);
  return undefined;
};

/**
 * Why a request failed that was let in: a reset, or a test that cleans up its workspace, may take away what it stands
 * on between its checks and its write. The error itself where nothing is missing.
 *
 * @param call whose transaction is over
 */
export const explainDeletion = async (context: AppContext, call: Call, error: unknown): Promise<unknown> => {
  if (error instanceof Problem || error instanceof DatabaseUnavailableError) return error;
  return (await lookUp(call, context).catch(() => undefined)) ?? error;
};
