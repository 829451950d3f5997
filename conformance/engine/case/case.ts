import type { ClauseId } from '@workspace-api/contract';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import type { SentRequest } from '../../target/exchange.ts';
import { type WebhookReceiver, webhookReceiver } from '../driver/webhook-receiver.ts';
import type { RequestCounts } from '../report/report.ts';
import { type Lane, type Raced, race } from '../requests/race.ts';
import type { Session } from '../session/session.ts';
import type { RunSettings } from '../settings/settings.ts';
import { type Actor, type ActorToken, createActor } from './actor.ts';
import type { CaseLog } from './case-log.ts';
import { createExpectations } from './expectations.ts';

/** What scenarios may know about the target. `scopes` are the token's; null if the target doesn't show them. */
export type TargetFacts = Readonly<Pick<RunSettings, 'url' | 'workspace' | 'mode' | 'token' | 'scopes'>>;

/** Creates the tools for one run of a case, including the tools of an actor with the run's own token. They write to its log. */
export const createCase = (session: Session, clauses: readonly ClauseId[], log: CaseLog) => {
  /** The session, which counts the requests of this case by purpose. */
  const counting = (getPurpose: (request: SentRequest) => keyof RequestCounts): Session => ({
    ...session,
    at: log.at,
    onRequest: (request) => {
      log.requests[getPurpose(request)] += 1;
    },
  });
  const sessions = {
    settingUp: counting(() => 'settingUp'),
    probing: counting(({ method }) => {
      const isRead = method === 'GET';
      if (isRead && log.hasWritten) return 'readingBack';
      log.hasWritten ||= !isRead;
      return 'probing';
    }),
  };
  const { settings } = session;
  const actor = createActor(sessions, log);
  return {
    ...actor,
    ...createExpectations(log, clauses, actor.describeReturned),
    /** The target: its workspace, mode and the scopes of the token. */
    target: settings as TargetFacts,
    /**
     * Sends requests at the same moment, each over a separate connection that is already open. The requests of a lane follow
     * one another. Each request is sent once, whatever the response. Returns them in the given order, with their times;
     * `scenarios/shared/linearizability.ts` checks such a history.
     */
    race: (lanes: readonly Lane[]): Promise<Raced[]> => race(sessions.probing, log, lanes),
    /** Ends the case: these clauses can't be checked because `missing` (a noun phrase) is missing. */
    notExercised(ids: ClauseId | readonly ClauseId[], missing: string): never {
      throw new NotExercisedError(missing, { clauses: typeof ids === 'string' ? [ids] : ids });
    },
    /** The gate's webhook receiver. Ends the case if the target can't reach it. */
    webhookReceiver: (): Promise<WebhookReceiver> => webhookReceiver(session),
    /**
     * Observes something once for several cases, and checks it in this one. A case that finds a broken clause is repeated with
     * a second observation, which it shares with other repetitions.
     */
    observing: <T>(key: string, observe: () => Promise<T>, check: (observed: T) => unknown): Promise<void> =>
      session.shared.observe(log, key, observe, check),
    /** The tools of another token, for a second workspace or for the other mode. */
    as: (token: ActorToken): Actor => createActor(sessions, log, token),
    /**
     * Runs works that don't depend on each other at the same time, if the run may send several requests at a time. Name the
     * exchange in an expectation that follows: the last one may be any of theirs.
     */
    together: createTogether(settings.concurrency),
  };
};

/** The tools of one case. */
export type Case = ReturnType<typeof createCase>;

/** Works that don't depend on each other, such as requests that only prepare a case. */
type Works<T extends readonly unknown[]> = { readonly [K in keyof T]: () => Promise<T[K]> };

/**
 * Creates a function that runs works at the same time; one after another if the run sends one request at a time. It waits for all
 * of them. A target may refuse simultaneous requests: a work that lacks a requirement is then repeated by itself. The error of the
 * first one that failed, in their order, is thrown.
 */
export const createTogether =
  (concurrency: number) =>
  async <T extends readonly unknown[]>(works: Works<T>): Promise<T> => {
    const results: unknown[] = [];
    const settled = concurrency > 1 ? await Promise.allSettled(works.map((work) => work())) : [];
    for (const [index, work] of works.entries()) {
      const one = settled[index];
      if (one?.status === 'fulfilled') results.push(one.value);
      else if (!one || one.reason instanceof NotExercisedError) results.push(await work());
      else throw one.reason;
    }
    return results as unknown as T;
  };
