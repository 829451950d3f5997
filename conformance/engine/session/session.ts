import type { NotExercisedError } from '../../resources/not-exercised-error.ts';
import { createOwnRecords, type OwnRecords } from '../../resources/own-records.ts';
import type { RecordEvent } from '../../resources/record-events.ts';
import { type Clock, systemClock } from '../../target/clock.ts';
import type { Driver } from '../../target/driver.ts';
import { createHttpClient, type HttpClient } from '../../target/http-client.ts';
import { createRateLimits, type RateLimits } from '../../target/rate-limits.ts';
import type { Receiver } from '../../target/receiver/create-receiver.ts';
import type { RunSettings } from '../settings/settings.ts';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import { type Credentials, createCredentials } from './credentials.ts';
import { createLivenessProbe } from './liveness.ts';
import { createRevocations, type Revocations } from './revocations.ts';
import { createRunControl, type RunControl } from './run-control.ts';
import { createSharedResults, type SharedResults } from './shared-results.ts';

/** The state that the scenarios of one run share. Each function takes only the parts that it needs. */
export type Session = {
  readonly settings: RunSettings;
  readonly driver: Driver | null;
  readonly client: HttpClient;
  readonly rateLimits: RateLimits;
  readonly run: RunControl;
  /** Probes whether the target still responds: see {@link createLivenessProbe}. */
  readonly endIfDead: () => Promise<NotExercisedError | null>;
  /** Operations and capabilities that returned no usable response. */
  readonly breaker: CircuitBreaker;
  readonly credentials: Credentials;
  readonly records: RunRecords;
  readonly shared: SharedResults;
  /** The tokens that the run revoked, for the findings that follow. */
  readonly revocations: Revocations;
  /** The webhook receiver, once a case has used it. */
  readonly receiver: { opened: Promise<OpenReceiver> | null };
  /** Keys of the findings that have already been reported. */
  readonly reported: Set<string>;
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
  /** Called before each wait for a rate limit, with its length in milliseconds. */
  onWait?: (milliseconds: number) => void;
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
    onWait = () => {},
  }: SessionOptions = {},
): Session => {
  let number = 0;
  const run = createRunControl(settings, { clock, signal, startedAt });
  const { deadline } = run;
  const client = createHttpClient({ ...settings, deadline, clock, rateLimits, signal, onWait });
  return {
    settings,
    driver,
    client,
    rateLimits,
    run,
    endIfDead: createLivenessProbe({ client, settings, run }),
    breaker: createCircuitBreaker(),
    credentials: createCredentials(settings),
    records: { events: [], own: createOwnRecords(settings.runTag), workspaceBefore: new Map() },
    shared: createSharedResults(),
    revocations: createRevocations(),
    receiver: { opened: null },
    reported: new Set(),
    unique: (prefix = 'gate') => {
      number += 1;
      return `${prefix}-${settings.runTag}-${number}`;
    },
  };
};
