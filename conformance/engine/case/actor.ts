import type { OperationId, OperationShape } from '@workspace-api/contract';
import { type SampleOptions, type SampleRequest, sampleRequest } from '../../resources/sample-request.ts';
import type { SubjectContext } from '../../resources/subject-context.ts';
import { createSubjects } from '../../resources/subjects.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { OperationRequest } from '../../target/request.ts';

/** A token, and the workspace and mode that it acts in. */
export type ActorToken = { token: string; workspace: string; mode: string };

/**
 * Creates the tools of a case with another token. Its requests carry the token, and its records are created with it.
 *
 * @param run the context of the case, whose requests use the run's own token; its driver adds records for the other token
 * @param runMode the mode of the run's own token
 * @param send sends a request that the case is about
 */
export const createActor = (
  run: SubjectContext,
  runMode: string,
  { token, workspace, mode }: ActorToken,
  send: SubjectContext['send'] = run.send,
) => {
  const as = <Request extends OperationRequest>(request: Request): Request => ({
    token,
    ...request,
    path: { slug: workspace, ...request.path },
  });
  const isOwn = workspace === run.workspace && mode === runMode;
  const context: SubjectContext = {
    ...run,
    workspace,
    send: (request) => run.send(as(request)),
    make: (request) => run.make(as(request)),
    once: (key, make) => run.once(isOwn ? key : `${key} of ${workspace} in mode ${mode}`, make),
  };
  const subjects = createSubjects(context);
  return {
    token,
    workspace,
    mode,
    /** Sends a request with the token, below its workspace. */
    send: (request: OperationRequest): Promise<Exchange> => send(as(request)),
    /** Sends a request that only prepares the case. Ends the case as not exercised unless it succeeds. */
    prepare: context.make,
    /** A driver capability that adds records in the token's mode. Ends the case if the capability is missing. */
    needs: context.needs,
    /** A valid request for an operation on records in the token's workspace; it sets both the workspace and the token. */
    request: async (
      operation: OperationShape | OperationId,
      options?: SampleOptions,
    ): Promise<SampleRequest> => as(await sampleRequest(context, subjects, operation, options)),
    /** Records in the workspace and mode of the token. */
    subjects,
  };
};

export type Actor = ReturnType<typeof createActor>;
