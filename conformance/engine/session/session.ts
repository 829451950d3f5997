import type { Disclosures } from '../../judging/disclosed-secrets.ts';
import { createOwnRecords, type OwnRecords } from '../../resources/own-records.ts';
import type { RecordEvent } from '../../resources/record-events.ts';
import { type Clock, systemClock } from '../../target/clock.ts';
import type { Driver } from '../../target/driver.ts';
import type { Exchange } from '../../target/exchange.ts';
import { createHttpClient, type HttpClient } from '../../target/http-client.ts';
import { createRateLimits, type RateLimits } from '../../target/rate-limits.ts';
import type { Receiver } from '../../target/receiver/create-receiver.ts';
import type { EarlyEnd } from '../report/run-problems.ts';
import type { RunSettings } from '../settings/settings.ts';
import { createTroubles, type Troubles } from './circuit-breaker.ts';

/** The state that the scenarios of one run share. */
export type Session = {
  settings: RunSettings;
  client: HttpClient;
  driver: Driver | null;
  /** Secrets seen so far, with the shell variable that replaces each in a report. */
  secrets: Map<string, string>;
  /** Invalid credentials that scenarios made up: reports show them as they are. */
  harmless: Set<string>;
  /** Secrets that the target made or took, which its answers may not show. */
  disclosures: Disclosures;
  events: RecordEvent[];
  /** The records that the run may write to. */
  own: OwnRecords;
  /** The mode that each token of a person acts in. */
  modes: Map<string, Promise<string>>;
  /** The workspace that each token was in before the run switched it. */
  currentWorkspace: Map<string, string>;
  /** Keys of the findings that no longer need reporting. */
  reported: Set<string>;
  /** Records that cases share, by key. */
  subjects: Map<string, Promise<unknown>>;
  /** The key of the shared record with this id or name. */
  subjectOf: Map<string, string>;
  /** A number that is unique within the run. */
  nextNumber: () => number;
  /** Once aborted, nothing more is sent. */
  signal: AbortSignal;
  clock: Clock;
  rateLimits: RateLimits;
  /** When the run ends, by the clock. */
  deadline: number;
  /** Why the run ended early; null while it goes on. */
  earlyEnd: EarlyEnd | null;
  /** Operations and capabilities that gave no usable answer. */
  troubles: Troubles;
  /** The request in progress that finds out whether the target still answers. */
  probe: Promise<string | null> | null;
  /** Called before each wait for a rate limit, with its length in milliseconds; the run replaces it. */
  onWait: (milliseconds: number) => void;
  /** The webhook receiver, once a case has used it. */
  receiver: Promise<OpenReceiver> | null;
  /** What several cases observe together, by key. */
  observations: Map<string, Promise<Observed>>;
};

/** The webhook receiver of a run. */
export type OpenReceiver = {
  receiver: Receiver;
  /** The base URL at which the target reaches it. */
  publicUrl: string;
};

/** What several cases observe together, with the exchanges that show it. */
export type Observed = { value: unknown; exchanges: readonly Exchange[] };

/** What a session is created with, beside its settings. */
export type SessionOptions = {
  driver?: Driver | null;
  signal?: AbortSignal;
  /** Default: the machine's time. */
  clock?: Clock;
  /** What earlier requests of the run learned. */
  rateLimits?: RateLimits;
  /** When the run started, by the clock. Default: now. */
  startedAt?: number;
};

/** Creates the session of a run. */
export const createSession = (
  settings: RunSettings,
  {
    driver = null,
    signal = new AbortController().signal,
    clock = systemClock,
    rateLimits = createRateLimits(clock),
    startedAt = clock.now(),
  }: SessionOptions = {},
): Session => {
  let number = 0;
  const { session, live, secondWorkspace } = settings.tokens;
  const secrets = new Map([[settings.token, 'TOKEN']]);
  if (session) secrets.set(session, 'SESSION_TOKEN');
  if (live) secrets.set(live, 'LIVE_TOKEN');
  if (secondWorkspace) secrets.set(secondWorkspace.token, 'SECOND_TOKEN');
  const deadline = startedAt + settings.maxDurationMs;
  const created: Session = {
    settings,
    client: createHttpClient({
      ...settings,
      deadline,
      clock,
      rateLimits,
      signal,
      onWait: (milliseconds) => created.onWait(milliseconds),
    }),
    driver,
    secrets,
    harmless: new Set(),
    disclosures: new Map(),
    events: [],
    own: createOwnRecords(settings.runTag),
    modes: new Map(),
    currentWorkspace: new Map(),
    reported: new Set(),
    subjects: new Map(),
    subjectOf: new Map(),
    nextNumber: () => {
      number += 1;
      return number;
    },
    signal,
    clock,
    rateLimits,
    deadline,
    earlyEnd: null,
    troubles: createTroubles(),
    probe: null,
    onWait: () => {},
    receiver: null,
    observations: new Map(),
  };
  return created;
};

/** Keeps a secret out of every report. */
export const keepSecret = ({ secrets }: Session, secret: string, kind: string): void => {
  if (secret && !secrets.has(secret)) secrets.set(secret, `${kind}_${secrets.size}`);
};

/** Stops sharing records that a write changed. */
export const forgetChanged = ({ subjects, subjectOf }: Session, ids: Iterable<string>): void => {
  for (const id of ids) {
    const subject = subjectOf.get(id);
    if (subject !== undefined) subjects.delete(subject);
    subjectOf.delete(id);
  }
};
