import type { ClauseId, OperationId, OperationShape } from '@workspace-api/contract';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import { type SampleOptions, type SampleRequest, sampleRequest } from '../../resources/sample-request.ts';
import { sampleHint } from '../../resources/samples.ts';
import { createSubjects, type Subjects } from '../../resources/subjects.ts';
import type { CapabilityFunction, CapabilityName } from '../../target/driver.ts';
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

/** What scenarios may know about the target. `scopes` are the token's; null if the target doesn't show them. */
export type TargetFacts = Readonly<Pick<RunSettings, 'url' | 'workspace' | 'mode' | 'token' | 'scopes'>>;

export const targetFacts = ({ url, workspace, mode, token, scopes }: RunSettings): TargetFacts => ({
  url,
  workspace,
  mode,
  token,
  scopes,
});

/** The tools of one case. */
export type Case = ReturnType<typeof createExpectations> & {
  /** The target: its workspace, mode and the scopes of the token. */
  target: TargetFacts;
  /** Sends an operation's request. The gate checks every response against the contract's own clauses. */
  send: (request: OperationRequest) => Promise<Exchange>;
  /**
   * Sends a request that only prepares the case. Ends the case as not exercised unless it succeeds, because a refusal says
   * nothing about the scenario's clauses.
   */
  prepare: (request: OperationRequest) => Promise<Exchange>;
  /**
   * Sends requests at the same moment, each over a separate connection that is already open. The requests of a lane follow one
   * another. Each request is sent once, whatever the response. Returns them in the given order, with their times;
   * `scenarios/shared/linearizability.ts` checks such a history.
   */
  race: (lanes: readonly Lane[]) => Promise<Raced[]>;
  /** Sends any request. Only the scenario checks the response. */
  raw: (request: RawRequest) => Promise<Exchange>;
  /** Ends the case: these clauses can't be checked because `missing` (a noun phrase) is missing. */
  notExercised: (clauses: ClauseId | readonly ClauseId[], missing: string) => never;
  /** A capability of the driver. Ends the case if it is missing. */
  needs: <K extends CapabilityName>(name: K) => CapabilityFunction<K>;
  has: (name: CapabilityName) => boolean;
  /** A valid request for an operation. Ends the case if a record that it needs is missing. */
  request: (operation: OperationShape | OperationId, options?: SampleOptions) => Promise<SampleRequest>;
  /**
   * A valid body for an operation, with the configuration's sample merged in. `members` override its members. Returns undefined
   * if the operation takes no body.
   */
  sample: (operation: OperationId, members?: Record<string, unknown>) => unknown;
  /** A hint about what to set in the configuration if the response refuses a body, to append to a reason. Otherwise empty. */
  sampleHint: (response: Exchange) => string;
  /** The gate's webhook receiver. Ends the case if the target can't reach it. */
  webhookReceiver: () => Promise<WebhookReceiver>;
  /**
   * Observes something once for several cases, and checks it in this one. A case that finds a broken clause is repeated with a
   * second observation, which it shares with other repetitions.
   */
  observing: <T>(key: string, observe: () => Promise<T>, check: (observed: T) => unknown) => Promise<void>;
  /** Records to work with. */
  subjects: Subjects;
  /** The same tools with another token, for a second workspace or for the other mode. */
  as: (actor: ActorToken) => Actor;
  /** A name, key or id that is unique within the run. */
  unique: (prefix?: string) => string;
  /** Prepares something once per run. Each case that uses it shows the exchanges that prepared it. */
  once: <T>(key: string, make: () => Promise<T>) => Promise<T>;
};

/** Creates the tools for one run of a case. They write to its log. */
export const createCase = (session: Session, clauses: readonly ClauseId[], log: CaseLog): Case => {
  const { settingUp, probing } = createCountedSessions(session, log);
  const context = createSubjectContext(settingUp, log);
  const subjects = createSubjects(context);
  const hint: Case['sampleHint'] = ({ operation, status }) =>
    operation ? sampleHint(session.settings.samples, operation.id as OperationId, status) : '';
  return {
    ...createExpectations(log, clauses, hint),
    target: targetFacts(session.settings),
    send: (request) => send(probing, log, request),
    prepare: context.make,
    race: (lanes) => race(probing, log, lanes),
    raw: (request) => sendRaw(probing, log, request),
    notExercised: (ids, missing) => {
      throw new NotExercisedError(missing, { clauses: typeof ids === 'string' ? [ids] : ids });
    },
    needs: context.needs,
    has: context.has,
    request: (operation, options) => sampleRequest(context, subjects, operation, options),
    sample: context.sample,
    sampleHint: hint,
    subjects,
    webhookReceiver: () => webhookReceiver(session),
    observing: (key, observe, check) => session.shared.observe(log, key, observe, check),
    as: (actor) => {
      const run = createSubjectContext(settingUp, log, actor);
      return createActor(run, session.settings.mode, actor, (request) => send(probing, log, request));
    },
    unique: context.unique,
    once: context.once,
  };
};
