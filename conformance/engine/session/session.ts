import { createOwnRecords, type OwnRecords } from '../../resources/own-records.ts';
import type { RecordEvent } from '../../resources/record-events.ts';
import { type Clock, systemClock } from '../../target/clock.ts';
import type { Driver } from '../../target/driver.ts';
import { createHttpClient, type HttpClient } from '../../target/http-client.ts';
import { createRateLimits, type RateLimits } from '../../target/rate-limits.ts';
import type { Receiver } from '../../target/receiver/create-receiver.ts';
import type { Emit } from '../events.ts';
import type { RunSettings } from '../settings/settings.ts';
import { createTurns, type Turns } from '../turns.ts';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import { type Credentials, createCredentials } from './credentials.ts';
import { type CheckLiveness, createLivenessCheck } from './liveness.ts';
import { createResponseLog, type ResponseLog } from './responses.ts';
import { createRevocations, type Revocations } from './revocations.ts';
import { createRunControl, type RunControl } from './run-control.ts';
import { createSharedResults, type SharedResults } from './shared-results.ts';
import { createSoftFindings, type SoftFindings } from './soft-findings.ts';

/** The state that the scenarios of one run share. Each function takes only the parts that it needs. */
export type Session = {
  readonly settings: RunSettings;
  readonly driver: Driver | null;
  readonly client: HttpClient;
  readonly rateLimits: RateLimits;
  readonly run: RunControl;
  /** Waits until the target responds again: see {@link createLivenessCheck}. */
  readonly checkLiveness: CheckLiveness;
  /** Operations and capabilities that returned no usable response. */
  readonly breaker: CircuitBreaker;
  /** Which operations the target doesn't offer. */
  readonly responses: ResponseLog;
  readonly credentials: Credentials;
  readonly records: RunRecords;
  readonly shared: SharedResults;
  /** The tokens that the run revoked, for the findings that follow. */
  readonly revocations: Revocations;
  /** The webhook receiver, once a case has used it. */
  readonly receiver: { opened: Promise<OpenReceiver> | null };
  /** Which case reports a finding that many cases show. */
  readonly softFindings: SoftFindings;
  /** Which cases may run when. */
  readonly turns: Turns;
  /** The status of each undocumented list, by its URL. A run requests each once. */
  readonly undocumented: Map<string, Promise<number>>;
  /** A name, key or id that is unique within the run. */
  readonly unique: (prefix?: string) => string;
};

/** The records that a run is responsible for. */
export type RunRecords = {
  /** The records that it created, changed and deleted, oldest first. */
  readonly events: RecordEvent[];
  /** The records that it may write to. */
  readonly own: OwnRecords;
  /** The workspace that each token was in before the run switched it. */
  readonly workspaceBefore: Map<string, string>;
};

/** The webhook receiver of a run. */
export type OpenReceiver = {
  receiver: Receiver;
  /** The base URL at which the target reaches it. */
  publicUrl: string;
};

/** The options of a session, in addition to its settings. */
export type SessionOptions = {
  driver?: Driver | null;
  signal?: AbortSignal;
  /** Default: the machine's time. */
  clock?: Clock;
  /** The rate limits that earlier requests of the run learned. */
  rateLimits?: RateLimits;
  /** When the run started, according to the clock. Default: now. */
  startedAt?: number;
  /** Receives the events of the session itself: its waits for rate limits and for the target. */
  emit?: Emit;
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
    emit = () => {},
  }: SessionOptions = {},
): Session => {
  let number = 0;
  const run = createRunControl(settings, { clock, signal, startedAt });
  const { deadline } = run;
  const onWait = (milliseconds: number) => emit({ type: 'rate-limit-wait', milliseconds });
  const client = createHttpClient({ ...settings, deadline, clock, rateLimits, signal, onWait });
  const shared = createSharedResults();
  const own = createOwnRecords(settings.runTag);
  const checkLiveness = createLivenessCheck({ client, settings, run, emit });
  return {
    settings,
    driver,
    client,
    rateLimits,
    run,
    checkLiveness: async (lost) => {
      const liveness = await checkLiveness(lost);
      // A target that keeps its records in memory has lost the shared ones.
      if (liveness.hasRestarted) shared.forgetAll();
      return liveness;
    },
    breaker: createCircuitBreaker(),
    responses: createResponseLog(settings, own),
    credentials: createCredentials(settings),
    records: { events: [], own, workspaceBefore: new Map() },
    shared,
    revocations: createRevocations(),
    receiver: { opened: null },
    softFindings: createSoftFindings(),
    turns: createTurns(settings.concurrency),
    undocumented: new Map(),
    unique: (prefix = 'gate') => {
      number += 1;
      return `${prefix}-${settings.runTag}-${number}`;
    },
  };
};
