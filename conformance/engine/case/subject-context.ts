import { getOperation } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import { sampleBody } from '../../resources/sample-body.ts';
import { sampleHint, withMembers, withSample } from '../../resources/samples.ts';
import type { SubjectContext } from '../../resources/subject-context.ts';
import { capability, missingCapability } from '../driver/capability.ts';
import { send } from '../requests/send.ts';
import type { Session } from '../session/session.ts';
import type { CaseLog } from './case-log.ts';
import { describeRefusal } from './describe-response.ts';

/**
 * The parts of a case's session and log that the resources use.
 *
 * @param caller the token and mode that a driver adds records for; defaults to the run's own
 */
export const createSubjectContext = (
  session: Session,
  log: CaseLog,
  caller: { token: string; mode: string } = session.settings,
): SubjectContext => {
  const { settings, unique } = session;
  return {
    workspace: settings.workspace,
    send: (request) => send(session, log, request),
    make: async (request) => {
      const exchange = await send(session, log, request);
      if (isSuccess(exchange)) return exchange;
      throw new NotExercisedError(
        `a successful ${request.operation}: it returned ${describeRefusal(exchange)}${sampleHint(settings.samples, request.operation, exchange.status)}`,
      );
    },
    sample: (id, members = {}) =>
      withMembers(
        withSample(getOperation(id), sampleBody(id, unique), settings.samples[id], unique),
        members,
      ),
    has: (name) => missingCapability(session, name, caller.mode) === null,
    needs: (name) => capability(session, name, caller, log),
    unique,
    once: (key, make) => session.shared.once(log, key, make),
    keepSecret: session.credentials.keepSecret,
  };
};
