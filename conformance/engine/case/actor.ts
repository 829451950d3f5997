import { getOperation, type OperationId, type OperationShape } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { describeRefusal } from '../../checks/error-body.ts';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import { type SampleOptions, type SampleRequest, sampleRequest } from '../../resources/sample-request.ts';
import { sampleBody, sampleHint, withMembers, withSample } from '../../resources/samples.ts';
import type { SubjectContext } from '../../resources/subject-context.ts';
import { createSubjects } from '../../resources/subjects.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { OperationRequest } from '../../target/request.ts';
import { capability, missingCapability } from '../driver/capability.ts';
import { send } from '../requests/send.ts';
import type { Session } from '../session/session.ts';
import type { CaseLog } from './case-log.ts';

/** A token, and the workspace and mode that it acts in. */
export type ActorToken = { token: string; workspace: string; mode: string };

/**
 * Creates the tools of a case for one token. Its requests carry the token, and its records are created with it.
 *
 * @param sessions the session of the run, in two views that count the requests of the case by purpose
 * @param other a token other than the run's own
 */
export const createActor = (
  { settingUp, probing }: { settingUp: Session; probing: Session },
  log: CaseLog,
  other?: ActorToken,
) => {
  const { settings, unique, shared, credentials } = settingUp;
  const { token, workspace, mode } = other ?? settings;
  const isOwn = workspace === settings.workspace && mode === settings.mode;
  const as = <Request extends OperationRequest>(request: Request): Request =>
    other ? { token, ...request, path: { slug: workspace, ...request.path } } : request;
  const describeReturned = (exchange: Exchange): string => {
    const { operation, status } = exchange;
    const hint = operation ? sampleHint(settings.samples, operation.id as OperationId, status) : '';
    return `it returned ${describeRefusal(exchange)}${hint}`;
  };
  const setUp = (request: OperationRequest): Promise<Exchange> => send(settingUp, log, as(request));
  const context: SubjectContext = {
    workspace,
    send: setUp,
    prepare: async (request) => {
      const exchange = await setUp(request);
      if (isSuccess(exchange)) return exchange;
      throw new NotExercisedError(`a successful ${request.operation}: ${describeReturned(exchange)}`);
    },
    sample: (id, members = {}) =>
      withMembers(
        withSample(getOperation(id), sampleBody(id, unique), settings.samples[id], unique),
        members,
      ),
    has: (name) => missingCapability(settingUp, name, mode) === null,
    needs: (name) => capability(settingUp, name, { token, mode }, log),
    unique,
    once: (key, make) => shared.once(log, isOwn ? key : `${key} of ${workspace} in mode ${mode}`, make),
    keepSecret: credentials.keepSecret,
  };
  const subjects = createSubjects(context);
  return {
    ...context,
    /**
     * Describes a refusal, for the reason why a case can't continue: `it returned 422 validation_failed about /name`. Names the
     * setting to change if the target refused a body.
     */
    describeReturned,
    token,
    mode,
    /** Sends an operation's request. The gate checks every response against the contract's own clauses. */
    send: (request: OperationRequest): Promise<Exchange> => send(probing, log, as(request)),
    /** A valid request for an operation. Ends the case if a record that it needs is missing. */
    request: async (
      operation: OperationShape | OperationId,
      options?: SampleOptions,
    ): Promise<SampleRequest> => as(await sampleRequest(context, subjects, operation, options)),
    /** Records to work with, in the workspace and mode of the token. */
    subjects,
  };
};

export type Actor = ReturnType<typeof createActor>;
