import { capability } from '../engine/capability.ts';
import { answerInWords } from '../engine/expectations.ts';
import { Lacks } from '../engine/lacks.ts';
import { send } from '../engine/send.ts';
import { agentSubjects } from './agents.ts';
import { existingSubjects } from './existing.ts';
import { formSubjects } from './forms.ts';
import { pageSubjects } from './pages.ts';
import { runSubjects } from './runs.ts';
import { secretSubjects } from './secrets.ts';
import type { CaseLog, Session, SubjectContext, SubjectTools } from './subject-context.ts';
import { tokenSubjects } from './tokens.ts';
import { webhookSubjects } from './webhooks.ts';

type Shared = { value: unknown; log: CaseLog };

const contextOf = (session: Session, log: CaseLog, { needs, unique }: SubjectTools): SubjectContext => ({
  session,
  workspace: session.settings.workspace,
  has: (name) => capability(session, name) !== null,
  needs,
  unique,
  make: async (input) => {
    const exchange = await send(session, log, input);
    if (exchange.status < 200 || exchange.status > 299) {
      throw new Lacks(`what ${input.operation} makes or finds: it answered ${answerInWords(exchange)}`);
    }
    return exchange;
  },
  once: async <T>(key: string, make: () => Promise<T>): Promise<T> => {
    const start = log.exchanges.length;
    const known = session.subjects.get(key) as Promise<Shared> | undefined;
    if (known) {
      const { value, log: made } = await known;
      log.exchanges.unshift(...made.exchanges.filter((exchange) => !log.exchanges.includes(exchange)));
      return value as T;
    }
    const making = make().then(
      (value): Shared => ({
        value,
        log: { exchanges: log.exchanges.slice(start), checks: new Map(), soft: [] },
      }),
    );
    session.subjects.set(key, making);
    // What failed once may do another time: it is not kept.
    making.catch(() => session.subjects.delete(key));
    const { value } = await making;
    const { id, name } = value as { id?: string; name?: string };
    session.subjectOf.set(id ?? name ?? '', key);
    return value as T;
  },
  added: (kind, id) => {
    session.events.push({
      made: {
        kind,
        id,
        undo: null,
        stays: 'the driver added it and the API has no operation that takes it away',
      },
    });
  },
});

/**
 * What a scenario needs to exist. Each is made through the API where it can be, else by the driver, else found
 * among what is there already where reading it does no harm; where none of these works, the case ends as lacking it.
 */
export const createSubjects = (session: Session, log: CaseLog, tools: SubjectTools) => {
  const context = contextOf(session, log, tools);
  const agents = agentSubjects(context);
  return {
    ...agents,
    ...tokenSubjects(context),
    ...secretSubjects(context),
    ...webhookSubjects(context),
    ...pageSubjects(context),
    ...formSubjects(context),
    ...runSubjects(context, agents),
    ...existingSubjects(context),
  };
};

export type Subjects = ReturnType<typeof createSubjects>;
