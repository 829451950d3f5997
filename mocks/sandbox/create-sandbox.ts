import { createApp } from './app.ts';
import type { AppContext } from './app-context.ts';
import { createDisturbance, type FaultName } from './disturbance/disturbance.ts';
import { createFaultRules } from './disturbance/fault-rules.ts';
import type { Latency } from './disturbance/latency.ts';
import { compress } from './encodings/index.ts';
import type { Env } from './env.ts';
import { createKeys } from './keys/keys.ts';
import { masterKey } from './keys/master-key.ts';
import { createCursors } from './lists/cursor.ts';
import { createLogFeed } from './logs/log-feed.ts';
import { apiBase } from './mounts.ts';
import type { PrivateAddresses } from './ports/addresses.ts';
import { type Clock, systemClock } from './ports/clock.ts';
import { createIds } from './ports/ids.ts';
import { seededRandom, systemRandom } from './ports/random.ts';
import { createSender } from './ports/sender.ts';
import { createRateLimiter, type RateLimit } from './rate-limiter.ts';
import { readCall } from './read-call.ts';
import { createRequestLog } from './request-log/request-log.ts';
import { checkMasterKey } from './secrets/data-key.ts';
import { checkRecords, type OwnRecords } from './seed/own/own-records.ts';
import { knownTokens } from './seed/own/own-tokens.ts';
import { seed, seedTime } from './seed/seed.ts';
import { createSharedRateLimiter } from './shared-rate-limiter.ts';
import { watchCommits } from './store/after-commit.ts';
import { clear } from './store/clear.ts';
import { checkDataFile } from './store/data-file.ts';
import { openStore } from './store/open-store.ts';
import { callerTables, createUntilWritten } from './store/until-written.ts';
import { advance } from './time/advance.ts';
import { shareClock } from './time/shared-clock.ts';
import { createDeliveries } from './webhooks/deliveries.ts';

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
  fetch(input: Request | URL | string, init?: RequestInit | Env['Bindings']): Promise<Response>;
  readonly context: AppContext;
  /** Ends the answers that would go on for ever. */
  endStreams(): void;
  /** Lets the store go. */
  close(): Promise<void>;
};

const isOfApi = ({ url }: Request): boolean => new URL(url).pathname.startsWith(`${apiBase}/`);

/** The platform's own request, of which further ones can be made: the port's is another class. */
const plain = ({ url, method, headers, body }: Request): Request =>
  new Request(url, { method, headers, ...(body && { body, duplex: 'half' }) });

/**
 * Makes a sandbox. It listens nowhere: call its `fetch`, or `serve` it.
 *
 * @throws Error that says why the records can't be had where they are; BadRecords; UnknownFault; BadLatency
 */
export const createSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const clock = options.clock ?? systemClock(seedTime);
  const random = options.seed === undefined ? systemRandom : seededRandom(options.seed);
  const data = options.data ?? ':memory:';
  checkDataFile(data);
  const keys = createKeys(masterKey({ given: options.masterKey, data }));
  let records = options.records && checkRecords(options.records);
  const disturbance = await createDisturbance(async (request) => app.fetch(request, {}), {
    latency:
      typeof options.latency === 'number'
        ? { min: options.latency, max: options.latency }
        : (options.latency ?? null),
    faults: options.faults ?? [],
  });
  const { store, engine } = await openStore(data, options.log);
  const usualLimit = options.rateLimit ?? { limit: 10_000, windowSeconds: 60 };
  const rateLimiter = engine.shared
    ? createSharedRateLimiter(store, clock, usualLimit)
    : createRateLimiter(clock, usualLimit);
  const ids = createIds(clock, random);
  const logFeed = createLogFeed((db) => engine.tell(db, 'log'));
  const sharedClock = shareClock(clock);
  const log = options.log ?? ((line: string) => console.error(line));
  const sender = createSender(options.privateAddresses ?? 'loopback');
  const afterCommit = watchCommits(store);
  const deliveries = createDeliveries({ store, afterCommit, clock, keys, sender, log });
  const context: AppContext = {
    store,
    callers: createUntilWritten(engine, callerTables),
    clock,
    random,
    ids,
    // Those of records that are kept are good in every process that has them.
    cursors: createCursors(clock, data === ':memory:' ? random(32) : keys.derive('cursors')),
    keys,
    rateLimiter,
    logFeed,
    disturbance,
    faultRules: createFaultRules(ids, random),
    requestLog: createRequestLog(),
    get demoTokens() {
      return knownTokens(records);
    },
    deliveries,
    log,
    async advance(milliseconds) {
      await advance(context, milliseconds);
      await store.transaction().execute(async (db) => {
        await sharedClock.note(db, milliseconds);
        await engine.tell(db, 'clock');
      });
    },
    async reset(others = records) {
      await store.transaction().execute(async (db) => {
        await clear(db);
        await seed(db, context, others);
        await engine.tell(db, 'clock');
      });
      records = others;
      clock.reset();
      await sharedClock.follow(store);
      await deliveries.giveUp();
      await rateLimiter.clear();
      context.faultRules.clear();
      context.requestLog.clear();
      await disturbance.reset();
    },
  };
  await checkMasterKey(context, store).catch(async (error: unknown) => {
    await store.destroy();
    throw error;
  });
  await sharedClock.follow(store);
  // In one transaction: another process may begin on the same records at this moment.
  await store.transaction().execute(async (db) => {
    const begun = await db.selectFrom('workspaces').select('id').limit(1).executeTakeFirst();
    if (!begun) await seed(db, context, records);
  });
  let closing = false;
  const stopListening = await engine.listen((message) => {
    if (message === 'log') return logFeed.heard();
    sharedClock.follow(store).catch((error: unknown) => {
      if (!closing) log(`The clock can't be read: ${String(error)}`);
    });
  });
  deliveries.announce(store);
  const app = createApp(context);
  const answer = (request: Request, bindings: Env['Bindings']) => {
    const { server } = disturbance;
    // A server with bugs stands before the application, and sees HTTP alone.
    return server && isOfApi(request) ? server(plain(request)) : app.fetch(request, bindings);
  };
  return {
    // Outside the application: Hono would put the headers of the uncompressed answer over those of the compressed one.
    async fetch(input, init) {
      const { request, bindings } = readCall(input, init);
      return compress(request, await answer(request, bindings));
    },
    context,
    endStreams: logFeed.end,
    async close() {
      logFeed.end();
      closing = true;
      await stopListening();
      await deliveries.close();
      await store.destroy();
    },
  };
};
