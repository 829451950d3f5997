import { operationOf } from '@workspace-api/contract';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import { sampleBody } from '../../resources/sample-body.ts';
import { sampleHint, withMembers, withSample } from '../../resources/samples.ts';
import type { SubjectContext } from '../../resources/subject-context.ts';
import { capability, missingCapability } from '../driver/capability.ts';
import { send } from '../requests/send.ts';
import { keepSecret, type Session } from '../session/session.ts';
import type { CaseLog } from './case-log.ts';
import { refusalInWords } from './describe-response.ts';

type Shared = { value: unknown; exchanges: CaseLog['exchanges'] };

/** Creates something once per run; a case that shares it shows the exchanges that created it first. */
const createOnce =
  (session: Session, log: CaseLog): SubjectContext['once'] =>
  async <T>(key: string, make: () => Promise<T>): Promise<T> => {
    const known = session.subjects.get(key) as Promise<Shared> | undefined;
    if (known) {
      const { value, exchanges } = await known;
      log.exchanges.unshift(...exchanges.filter((exchange) => !log.exchanges.includes(exchange)));
      return value as T;
    }
    const start = log.exchanges.length;
    const making = make().then((value): Shared => ({ value, exchanges: log.exchanges.slice(start) }));
    session.subjects.set(key, making);
    // A failure may not repeat: the next case tries again.
    making.catch(() => session.subjects.delete(key));
    const { value } = await making;
    const { id, name } = value as { id?: string; name?: string };
    session.subjectOf.set(id ?? name ?? '', key);
    return value as T;
  };

/**
 * The session and the log of a case, as the resources see them.
 *
 * @param caller the token that a driver's records are for, and its mode; that of the run where absent
 */
export const createSubjectContext = (
  session: Session,
  log: CaseLog,
  caller: { token: string; mode: string } = session.settings,
): SubjectContext => {
  const { settings } = session;
  const unique = (prefix = 'gate') => `${prefix}-${settings.runTag}-${session.nextNumber()}`;
  return {
    workspace: settings.workspace,
    send: (request) => send(session, log, request),
    make: async (request) => {
      const exchange = await send(session, log, request);
      if (exchange.status >= 200 && exchange.status <= 299) return exchange;
      throw new NotExercisedError(
        `a successful ${request.operation}: it answered ${refusalInWords(exchange)}${sampleHint(settings.samples, request.operation, exchange.status)}`,
      );
    },
    sample: (id, members = {}) =>
      withMembers(withSample(operationOf(id), sampleBody(id, unique), settings.samples[id], unique), members),
    has: (name) => capability(session, name, caller) !== null,
    needs: (name) => {
      const found = capability(session, name, caller);
      if (!found) throw new NotExercisedError(missingCapability(session, name, caller.mode) ?? name);
      return found;
    },
    unique,
    once: createOnce(session, log),
    keepSecret: (secret, kind) => keepSecret(session, secret, kind),
  };
};
