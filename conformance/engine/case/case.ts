import type { ClauseId, OperationId, OperationShape } from '@workspace-api/contract';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import { type SampleOptions, type SampleRequest, sampleRequest } from '../../resources/sample-request.ts';
import { sampleHint } from '../../resources/samples.ts';
import { createSubjects } from '../../resources/subjects.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { OperationRequest, RawRequest } from '../../target/request.ts';
import { type WebhookReceiver, webhookReceiver } from '../driver/webhook-receiver.ts';
import { createCountedSessions } from '../requests/counting.ts';
import { type Lane, type Raced, race } from '../requests/race.ts';
import { send, sendRaw } from '../requests/send.ts';
import type { Session } from '../session/session.ts';
import type { RunSettings } from '../settings/settings.ts';
import { type Actor, type ActorToken, createActor } from './actor.ts';
import type { CaseLog } from './case-log.ts';
import { createExpectations } from './expectations.ts';
import { createSubjectContext } from './subject-context.ts';
import { createTogether } from './together.ts';

/** What scenarios may know about the target. `scopes` are the token's; null if the target doesn't show them. */
export type TargetFacts = Readonly<Pick<RunSettings, 'url' | 'workspace' | 'mode' | 'token' | 'scopes'>>;

export const targetFacts = ({ url, workspace, mode, token, scopes }: RunSettings): TargetFacts => ({
  url,
  workspace,
  mode,
  token,
  scopes,
});

/** Creates the tools for one run of a case. They write to its log. */
export const createCase = (session: Session, clauses: readonly ClauseId[], log: CaseLog) => {
  const { settingUp, probing } = createCountedSessions(session, log);
  const context = createSubjectContext(settingUp, log);
  const { make: prepare, needs, has, sample, unique, once } = context;
  const subjects = createSubjects(context);
  const { samples, mode } = session.settings;
  /** A hint about what to set in the configuration if the response refuses a body, to append to a reason. Otherwise empty. */
  const hint = ({ operation, status }: Exchange): string =>
    operation ? sampleHint(samples, operation.id as OperationId, status) : '';
  /** Sends an operation's request. The gate checks every response against the contract's own clauses. */
  const sendProbe = (request: OperationRequest): Promise<Exchange> => send(probing, log, request);
  return {
    ...createExpectations(log, clauses, hint),
    /** The target: its workspace, mode and the scopes of the token. */
    target: targetFacts(session.settings),
    send: sendProbe,
    /**
     * Sends a request that only prepares the case. Ends the case as not exercised unless it succeeds, because a refusal says
     * nothing about the scenario's clauses.
     */
    prepare,
    /**
     * Sends requests at the same moment, each over a separate connection that is already open. The requests of a lane follow
     * one another. Each request is sent once, whatever the response. Returns them in the given order, with their times;
     * `scenarios/shared/linearizability.ts` checks such a history.
     */
    race: (lanes: readonly Lane[]): Promise<Raced[]> => race(probing, log, lanes),
    /** Sends any request. Only the scenario checks the response. */
    raw: (request: RawRequest): Promise<Exchange> => sendRaw(probing, log, request),
    /** Ends the case: these clauses can't be checked because `missing` (a noun phrase) is missing. */
    notExercised(ids: ClauseId | readonly ClauseId[], missing: string): never {
      throw new NotExercisedError(missing, { clauses: typeof ids === 'string' ? [ids] : ids });
    },
    needs,
    has,
    /** A valid request for an operation. Ends the case if a record that it needs is missing. */
    request: (operation: OperationShape | OperationId, options?: SampleOptions): Promise<SampleRequest> =>
      sampleRequest(context, subjects, operation, options),
    sample,
    sampleHint: hint,
    /** Records to work with. */
    subjects,
    /** The gate's webhook receiver. Ends the case if the target can't reach it. */
    webhookReceiver: (): Promise<WebhookReceiver> => webhookReceiver(session),
    /**
     * Observes something once for several cases, and checks it in this one. A case that finds a broken clause is repeated with
     * a second observation, which it shares with other repetitions.
     */
    observing: <T>(key: string, observe: () => Promise<T>, check: (observed: T) => unknown): Promise<void> =>
      session.shared.observe(log, key, observe, check),
    /** The same tools with another token, for a second workspace or for the other mode. */
    as: (actor: ActorToken): Actor =>
      createActor(createSubjectContext(settingUp, log, actor), mode, actor, sendProbe),
    unique,
    /**
     * Runs works that don't depend on each other at the same time, if the run may send several requests at a time. Name the
     * exchange in an expectation that follows: the last one may be any of theirs.
     */
    together: createTogether(session.settings.concurrency),
    once,
  };
};

/** The tools of one case. */
export type Case = ReturnType<typeof createCase>;
