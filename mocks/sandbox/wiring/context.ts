import { randomBytes } from '#host/crypto.ts';
import { createNetwork } from '#host/network.ts';
import { checkLocation } from '#host/storage.ts';
import { type Clock, manualClock, systemClock } from '../core/clock.ts';
import { createIds } from '../core/ids.ts';
import { createKeys } from '../core/keys/keys.ts';
import { masterKey } from '../core/keys/master-key.ts';
import { limits } from '../core/limits.ts';
import { memoizeLast } from '../core/memoize.ts';
import { seededRandom } from '../core/random.ts';
import type { AppContext } from '../domain/app-context.ts';
import { createControlAccess } from '../domain/control-access.ts';
import { seedTime } from '../domain/demo-tenant.ts';
import { createAgentScheduler } from '../features/agents/scheduler.ts';
import { checkMasterKey } from '../features/secrets/data-key.ts';
import { createOwnSecrets, knownTokens } from '../features/tokens/known-tokens.ts';
import { createDeliveries } from '../features/webhooks/deliveries.ts';
import { createSender, type Outgoing } from '../host/network.ts';
import { createActivityFeed } from '../http/activity.ts';
import type { CompletedRequest } from '../http/completed-request.ts';
import { createFaultInjection, type FaultInjection } from '../http/fault-injection/fault-injection.ts';
import { createFaultRules } from '../http/fault-injection/fault-rules.ts';
import { createCursors } from '../http/pagination.ts';
import { createRateLimiter, createSharedRateLimiter } from '../http/rate-limiter.ts';
import { createRequestLog } from '../http/request-log/request-log.ts';
import { createFeed, type Feed } from '../http/streams.ts';
import { openDatabase } from '../store/open-database.ts';
import { findRow } from '../store/rows.ts';
import { beginState, changeState } from '../store/sandbox-state.ts';
import { noteInitialRecords, readInitialRecords } from '../store/seed/initial-records.ts';
import type { Seed } from '../store/seed/seed-records.ts';
import { createCallers } from './callers.ts';
import { checkSeed } from './check-seed.ts';
import { features } from './features.ts';
import type { SandboxOptions } from './options.ts';
import { createPeers, shareClock } from './peers.ts';
import { resetProcessState } from './reset.ts';
import { schema } from './schema.ts';
import { insertSeed } from './seed.ts';

const listeners = features.flatMap(({ onEvent }) => (onEvent ? [onEvent] : []));

const resolveLatency = ({ latency }: SandboxOptions) =>
  typeof latency === 'number' ? { min: latency, max: latency } : (latency ?? null);

const resolveClock = ({ clock = systemClock(seedTime) }: SandboxOptions): Clock =>
  typeof clock === 'string' ? manualClock(clock) : typeof clock === 'function' ? clock() : clock;

/** Combines the changes to outgoing requests: the active mutants wrap the changes from the options. */
const resolveOutgoing = (
  { outgoing }: SandboxOptions,
  mutants: FaultInjection,
): (() => Outgoing | undefined) => {
  const around = memoizeLast(
    (mutant: Outgoing): Outgoing => (outgoing ? (next) => mutant(outgoing(next)) : mutant),
  );
  return () => (mutants.outgoing ? around(mutants.outgoing) : outgoing);
};

declare module '../domain/app-context.ts' {
  interface AppContext {
    /** Keeps the processes on one database in sync. */
    readonly peers: ReturnType<typeof createPeers>;
    readonly sharedClock: ReturnType<typeof shareClock>;
    /** The records that a reset restores; undefined for the demo records. */
    readonly initial: { records: Seed | undefined };
    /** Looks up the caller of a request. */
    readonly callers: ReturnType<typeof createCallers>;
    readonly cursors: ReturnType<typeof createCursors>;
    readonly rateLimiter: ReturnType<typeof createRateLimiter>;
    /** Notifies the open log tails after this process or a peer has written an entry. */
    readonly logFeed: Feed<void>;
    /** Sends webhook deliveries when they are due. */
    readonly deliveries: ReturnType<typeof createDeliveries>;
    /** Starts and advances the runs of agents. */
    readonly agentScheduler: ReturnType<typeof createAgentScheduler>;
    /** Latency and mutants that apply to every request of the API. */
    readonly faultInjection: FaultInjection;
    /** Latency and errors that apply to matching requests. */
    readonly faultRules: ReturnType<typeof createFaultRules>;
    /** The newest requests of the API. */
    readonly requestLog: ReturnType<typeof createRequestLog>;
    /** Notifies listeners of events in the sandbox. */
    readonly activity: ReturnType<typeof createActivityFeed>;
    /** Called with every request once its response is known. */
    readonly onRequest?: ((request: CompletedRequest) => void) | undefined;
  }
}

/** Assembles a sandbox's services from its options without starting them. */
const wire = async (options: SandboxOptions): Promise<AppContext> => {
  const data = options.data ?? ':memory:';
  const log = options.log ?? ((line: string) => console.error(line));
  checkLocation(data);
  const newRandom = options.seed === undefined ? randomBytes : seededRandom(options.seed);
  const keys = createKeys(await masterKey(options.masterKey, data, newRandom));
  const knownSecrets =
    options.demoTokens === false ? createOwnSecrets(keys.derive('known tokens')) : undefined;
  const initial = { records: options.records && (await checkSeed(options.records)) };
  const faultInjection = await createFaultInjection(
    { latency: resolveLatency(options), mutants: options.mutants ?? [] },
    options.loadMutants ?? (async () => ({})),
    (db, disturbance) => peers.changeState(db, { disturbance }),
  );

  const database = await openDatabase(data, schema, log);
  const peers = createPeers(database, log);
  // The ids of existing records must not be created again, also while a manual clock stands still.
  const random = (await findRow(database, 'workspaces', {})) ? randomBytes : newRandom;

  const clock = resolveClock(options);
  const { limit: requests = limits.requestsPerMinute, windowSeconds = 60 } = options.rateLimit ?? {};
  const limit = { limit: requests, window_seconds: windowSeconds };
  const privateAddresses = options.privateAddresses ?? 'loopback';
  const sendRequest = createSender(createNetwork(privateAddresses), resolveOutgoing(options, faultInjection));
  const activity = createActivityFeed(clock);
  database.afterCommit(activity.changed);

  const services: Omit<AppContext, 'deliveries' | 'agentScheduler' | 'faultRules'> = {
    database,
    peers,
    initial,
    clock,
    sharedClock: shareClock(clock),
    random,
    ids: createIds(clock, random),
    keys,
    callers: createCallers(database, knownSecrets),
    // Cursors of stored records stay valid in every process that has the records.
    cursors: createCursors(clock, keys.derive('cursors')),
    rateLimiter: peers.shared
      ? createSharedRateLimiter(database, clock, limit)
      : createRateLimiter(clock, limit),
    // It doesn't carry entries: tails read them from the database.
    logFeed: createFeed(),
    faultInjection,
    requestLog: createRequestLog(limits, activity),
    activity,
    async announce(work, event) {
      for (const listener of listeners) await listener(work, event);
    },
    get knownTokens() {
      const tokens = knownTokens(initial.records);
      return knownSecrets ? tokens.map(knownSecrets.show) : tokens;
    },
    privateAddresses,
    credentialOrigins: new Set(options.credentialOrigins),
    publicUrl: options.publicUrl,
    redirectOrigins: new Set(options.redirectOrigins),
    controlAccess: createControlAccess(options.controlToken, [
      ...(options.allowedHosts ?? []),
      ...(options.publicUrl === undefined ? [] : [new URL(options.publicUrl).hostname]),
    ]),
    log,
    onRequest: options.onRequest,
  };
  // The others find the services in it.
  const context = services as AppContext;
  return Object.assign(context, {
    deliveries: createDeliveries(context, sendRequest),
    agentScheduler: createAgentScheduler(context),
    faultRules: createFaultRules(context),
  });
};

/**
 * Starts an assembled sandbox: inserts the initial records if there are none, and resumes pending work.
 *
 * @param hasOwnRecords whether the caller passed their own records
 * @throws Error if the master key doesn't fit the records
 */
const start = async (context: AppContext, hasOwnRecords: boolean): Promise<void> => {
  const { database, peers, sharedClock, initial, keys, faultRules } = context;
  const { logFeed, deliveries, agentScheduler } = context;
  let hasRecords = false;
  // Applies the state that the database holds for all processes to this process, now and whenever it changes.
  peers.follow(async (db, next, before) => {
    const wasReset = before !== undefined && before.resets !== next.resets;
    if (before ? wasReset : hasRecords) initial.records = await readInitialRecords(db, keys);
    if (wasReset) await resetProcessState(context);
    sharedClock.follow(next.ahead);
    // The only process knows its own changes. On SQLite, this query would wait for a transaction that waits for this function.
    if (peers.shared) await faultRules.refresh(db);
    await context.faultInjection.follow(next.disturbance);
    context.activity.changed();
  });
  await checkMasterKey(context, database);
  // Uses one transaction, because another process may start on the same database at the same time.
  await database.transaction(async (db) => {
    await beginState(db);
    hasRecords = (await findRow(db, 'workspaces', {})) !== undefined;
    // Without peers, fault rules, latency and mutants belong to a run, not to the records.
    if (hasRecords && !peers.shared) {
      await faultRules.remove(db);
      await changeState(db, { disturbance: null });
    }
    await peers.catchUp(db);
    if (hasRecords) return;
    await insertSeed({ context, db }, initial.records);
    if (initial.records) await noteInitialRecords(db, keys, initial.records);
  });
  if (hasRecords && hasOwnRecords)
    context.log('The database has records already, so the seed is ignored. Use a new file for it, or reset.');
  await peers.listen({ log: logFeed.notify, deliveries: deliveries.wake, agents: agentScheduler.wake });
  deliveries.wake();
  agentScheduler.wake();
};

/**
 * Creates and starts the services of a sandbox.
 *
 * @throws Error if the records can't be used
 */
export const createContext = async (options: SandboxOptions): Promise<AppContext> => {
  const context = await wire(options);
  await start(context, options.records !== undefined).catch(async (error: unknown) => {
    await context.database.close();
    throw error;
  });
  return context;
};
