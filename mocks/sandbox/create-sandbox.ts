import { getPath } from 'hono/utils/url';
import { advance } from './advance.ts';
import { createApp } from './app.ts';
import type { PrivateAddresses } from './core/addresses.ts';
import { type Clock, systemClock } from './core/clock.ts';
import { createIds } from './core/ids.ts';
import { createKeys } from './core/keys/keys.ts';
import { masterKey } from './core/keys/master-key.ts';
import { seededRandom, systemRandom } from './core/random.ts';
import { createRateLimiter, type RateLimit } from './core/rate-limiter.ts';
import { createSender } from './core/sender.ts';
import { shareClock } from './core/shared-clock.ts';
import { createAgentLife } from './features/agents/agent-life.ts';
import { createLogFeed } from './features/logs/log-feed.ts';
import { checkMasterKey } from './features/secrets/data-key.ts';
import { createDeliveries } from './features/webhooks/deliveries.ts';
import type { AppContext } from './http/app-context.ts';
import type { Bindings } from './http/bindings.ts';
import { compress } from './http/encodings/index.ts';
import { createFaultInjection, type FaultName } from './http/fault-injection/fault-injection.ts';
import { createFaultRules } from './http/fault-injection/fault-rules.ts';
import type { Latency } from './http/fault-injection/latency.ts';
import { shareFaultInjection } from './http/fault-injection/shared-fault-injection.ts';
import { createSharedFaultRules } from './http/fault-injection/shared-fault-rules.ts';
import { createCursors } from './http/lists/cursor.ts';
import { createSharedRateLimiter } from './http/rate-limits/shared-rate-limiter.ts';
import { createRequestLog } from './http/request-log/request-log.ts';
import { toRequest } from './http/to-request.ts';
import { isApiPath } from './http/workspace-api.ts';
import { schema } from './schema-tables.ts';
import { checkRecords, type OwnRecords } from './seed/own/own-records.ts';
import { knownTokens } from './seed/own/own-tokens.ts';
import { sealRecords, unsealRecords } from './seed/own/sealed-records.ts';
import { seed, seedTime } from './seed/seed.ts';
import { callerTables, createUntilWritten } from './store/caches/until-written.ts';
import { clear } from './store/clear.ts';
import { checkDataFile } from './store/data-file.ts';
import type { Db } from './store/database.ts';
import { openDatabase } from './store/open-database.ts';
import { beginState, changeState, noteRecords, resetState, type StateChange } from './store/sandbox-state.ts';
import { createSharedState } from './store/shared-state.ts';

/** How a sandbox is made. All of it can be left out. */
export type SandboxOptions = {
  /** Its time; the machine's where absent. */
  clock?: Clock;
  /** Makes ids, token secrets and cursors the same in every sandbox of this seed (with a manual clock). */
  seed?: number;
  /** Where the records are kept: a file, a PostgreSQL database's URL, or `:memory:` (the default). */
  data?: string;
  /** What wraps the keys of the secrets: 32 bytes in base64 or hexadecimal. Else kept in a file beside `data`. */
  masterKey?: string;
  /** Requests a token may make; 10 000 a minute where absent. */
  rateLimit?: RateLimit;
  /** Which addresses that are not public webhooks are delivered to; those of this machine where absent. */
  privateAddresses?: PrivateAddresses;
  /** Records of one's own to begin with, in place of the demo records. */
  records?: OwnRecords;
  /** How long every request of the API waits, in milliseconds of real time; not at all where absent. */
  latency?: Latency | number;
  /** The bugs that it has, none where absent; those of `@workspace-api/mock/faults`, by their names. */
  faults?: readonly FaultName[];
  /** Where faults of the sandbox itself are told; standard error where absent. */
  log?: (line: string) => void;
};

/** A server of the Workspace API with real state. */
export type Sandbox = {
  /**
   * Answers a request, as the global `fetch` does: whatever its host is, and without one (`/v1/me`) too. In place of
   * `init` it takes Node's request and response where it is served on a port.
   */
  fetch(input: Request | URL | string, init?: RequestInit | Bindings): Promise<Response>;
  readonly context: AppContext;
  /** Ends the answers that would go on for ever. */
  endStreams(): void;
  /** Lets the store go. */
  close(): Promise<void>;
};

/** The platform's own request, of which further ones can be made: the port's is another class. */
const plain = ({ url, method, headers, body }: Request): Request =>
  new Request(url, { method, headers, ...(body && { body, duplex: 'half' }) });

/** The same request, whose answer is left as it is, for a bug to change. */
const uncompressed = (request: Request): Request => {
  const headers = new Headers(request.headers);
  headers.delete('Accept-Encoding');
  return new Request(request, { headers });
};

/**
 * Makes a sandbox. It listens nowhere: call its `fetch`, or `serve` it.
 *
 * @throws Error that says why the records can't be had where they are; BadRecords; UnknownFaultError; InvalidLatencyError
 */
export const createSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const clock = options.clock ?? systemClock(seedTime);
  const random = options.seed === undefined ? systemRandom : seededRandom(options.seed);
  const data = options.data ?? ':memory:';
  const alone = data === ':memory:';
  checkDataFile(data);
  const keys = createKeys(masterKey({ given: options.masterKey, data }));
  let records = options.records && checkRecords(options.records);
  const ownFaultInjection = await createFaultInjection(
    async (request) => app.fetch(uncompressed(request), {}),
    {
      latency:
        typeof options.latency === 'number'
          ? { min: options.latency, max: options.latency }
          : (options.latency ?? null),
      faults: options.faults ?? [],
    },
  );
  const { database, engine } = await openDatabase(data, schema, options.log);
  const usualLimit = options.rateLimit ?? { limit: 10_000, windowSeconds: 60 };
  const ownRateLimiter = createRateLimiter(clock, usualLimit);
  const rateLimiter = engine.shared ? createSharedRateLimiter(database, clock, usualLimit) : ownRateLimiter;
  const ids = createIds(clock, random);
  const logFeed = createLogFeed((db) => engine.tell(db, 'log'));
  const sharedClock = shareClock(clock);
  const changeTogether = async (db: Db, change?: StateChange) => {
    await changeState(db, change);
    await engine.tell(db, 'state');
  };
  const together = engine.shared && {
    faultRules: createSharedFaultRules({ database, ids, random, notify: changeTogether }),
    faultInjection: shareFaultInjection(ownFaultInjection, (state) =>
      database.transaction((db) => changeTogether(db, { disturbance: state })),
    ),
  };
  const log = options.log ?? ((line: string) => console.error(line));
  const sender = createSender(options.privateAddresses ?? 'loopback');
  const tellOthers = (message: string) => (engine.shared ? (db: Db) => engine.tell(db, message) : undefined);
  const byItself = { database, clock, log };
  const deliveries = createDeliveries({
    ...byItself,
    keys,
    sender,
    tell: tellOthers('deliveries'),
    catchUp: (db) => shared.catchUp(db),
  });
  const agentLife = createAgentLife({ ...byItself, ids, logFeed, tell: tellOthers('agents') });
  const context: AppContext = {
    database,
    callers: createUntilWritten(engine, callerTables),
    clock,
    random,
    ids,
    // Those of records that are kept are good in every process that has them.
    cursors: createCursors(clock, alone ? random(32) : keys.derive('cursors'), alone),
    keys,
    rateLimiter,
    logFeed,
    faultInjection: together ? together.faultInjection : ownFaultInjection,
    faultRules: together ? together.faultRules : createFaultRules(ids, random),
    requestLog: createRequestLog(),
    get demoTokens() {
      return knownTokens(records);
    },
    deliveries,
    agentLife,
    log,
    advance: (milliseconds) =>
      advance(
        context,
        {
          catchUp: shared.catchUp,
          async move(db, step, note) {
            const takeBack = sharedClock.step(step);
            db.onRollback(async () => takeBack());
            await note();
            await changeTogether(db, { advanced: step });
          },
        },
        milliseconds,
      ),
    async reset(others = records) {
      const before = clock.now().getTime();
      const begin = database.transaction(async (db) => {
        await clear(db);
        // Before there are records anew, which are not to be of a time that is taken back.
        clock.reset();
        await seed(db, context, others);
        await resetState(db);
        await noteRecords(db, others ? sealRecords(keys, others) : null);
        await engine.tell(db, 'state');
      });
      await begin.catch((error: unknown) => {
        const ahead = before - clock.now().getTime();
        if (ahead > 0) clock.advance(ahead);
        throw error;
      });
      await shared.catchUp(database);
      await deliveries.giveUp();
    },
  };
  /** Everything of this process that isn't in the records, as it was at first. */
  const beginAnew = async () => {
    sharedClock.reset();
    // Not waited for: what was under way has no record any more to be written to.
    void deliveries.giveUp();
    agentLife.heard();
    context.requestLog.clear();
    if (together) return;
    ownRateLimiter.clear();
    await context.faultRules.clear();
    await ownFaultInjection.reset();
  };
  /** Whether there were records when this process came. */
  let begun = false;
  const shared = createSharedState(async (db, next, before) => {
    if (before ? before.resets !== next.resets : begun)
      records = next.records === null ? undefined : unsealRecords(keys, next.records);
    if (before && before.resets !== next.resets) await beginAnew();
    sharedClock.follow(next.ahead);
    if (together) {
      await together.faultRules.refresh(db);
      await together.faultInjection.follow(next.disturbance);
    }
  });
  let closing = false;
  const catchUp = () =>
    shared.catchUp(database).catch((error: unknown) => {
      if (!closing) log(`What was changed in another process can't be read: ${String(error)}`);
    });
  const news: Readonly<Record<string, () => unknown>> = {
    log: logFeed.heard,
    state: catchUp,
    deliveries: deliveries.heard,
    agents: agentLife.heard,
  };
  const begin = async (): Promise<() => Promise<void>> => {
    await checkMasterKey(context, database);
    // In one transaction: another process may begin on the same records at this moment.
    await database.transaction(async (db) => {
      await beginState(db);
      const found = await db.selectFrom('workspaces').select('id').limit(1).executeTakeFirst();
      begun = found !== undefined;
      await shared.catchUp(db);
      if (begun) return;
      await seed(db, context, records);
      if (records) await noteRecords(db, sealRecords(keys, records));
    });
    if (begun && options.records)
      log('There are records already: those to begin with are left out. Take a new file for them, or reset.');
    return engine.listen((message) => {
      // Without a message nobody knows what was missed.
      for (const [about, hear] of Object.entries(news)) if (message === about || message === '') hear();
    });
  };
  const stopListening = await begin().catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  // What others left, and what was under way as this sandbox ended.
  deliveries.heard();
  agentLife.heard();
  const app = createApp(context);
  return {
    async fetch(input, init) {
      const { request, bindings } = toRequest(input, init);
      // A request sees what was answered before it, by whichever process. Without a database it is told so further on.
      if (together) await catchUp();
      const { server } = context.faultInjection;
      // A server with bugs stands before the application, and sees HTTP alone.
      return server && isApiPath(getPath(request))
        ? compress(request, await server(plain(request)))
        : app.fetch(request, bindings);
    },
    context,
    endStreams: logFeed.end,
    async close() {
      logFeed.end();
      closing = true;
      await stopListening();
      await deliveries.close();
      await agentLife.close();
      await database.close();
    },
  };
};
