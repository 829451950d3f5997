import { createApp } from './app.ts';
import type { AppContext } from './app-context.ts';
import { compress } from './encodings/index.ts';
import type { Env } from './env.ts';
import { createKeys } from './keys/keys.ts';
import { masterKey } from './keys/master-key.ts';
import { createCursors } from './lists/cursor.ts';
import { createLogFeed } from './logs/log-feed.ts';
import type { PrivateAddresses } from './ports/addresses.ts';
import { type Clock, systemClock } from './ports/clock.ts';
import { createIds } from './ports/ids.ts';
import { seededRandom, systemRandom } from './ports/random.ts';
import { createSender } from './ports/sender.ts';
import { createRateLimiter, type RateLimit } from './rate-limiter.ts';
import { checkMasterKey } from './secrets/data-key.ts';
import { demoTokens } from './seed/demo-tokens.ts';
import { seed, seedTime } from './seed/seed.ts';
import { watchCommits } from './store/after-commit.ts';
import { clear } from './store/clear.ts';
import { openStore } from './store/open-store.ts';
import { advance } from './time/advance.ts';
import { createDeliveries } from './webhooks/deliveries.ts';

/** How a sandbox is made. All of it can be left out. */
export type SandboxOptions = {
  /** Its time; the machine's where absent. */
  clock?: Clock;
  /** Makes ids, token secrets and cursors the same in every sandbox of this seed (with a manual clock). */
  seed?: number;
  /** Where the records are kept: a file, or `:memory:` (the default). */
  data?: string;
  /** What wraps the keys of the secrets: 32 bytes in base64 or hexadecimal. Else kept in a file beside `data`. */
  masterKey?: string;
  /** Requests a token may make; 10 000 a minute where absent. */
  rateLimit?: RateLimit;
  /** Which addresses that are not public webhooks are delivered to; those of this machine where absent. */
  privateAddresses?: PrivateAddresses;
  /** Where faults of the sandbox itself are told; standard error where absent. */
  log?: (line: string) => void;
};

/** A server of the Workspace API with real state. */
export type Sandbox = {
  /** Answers a request; `bindings` are Node's request and response where it is served on a port. */
  fetch(request: Request, bindings?: Env['Bindings']): Promise<Response>;
  readonly context: AppContext;
  /** Ends the answers that would go on for ever. */
  endStreams(): void;
  /** Lets the store go. */
  close(): Promise<void>;
};

/**
 * Makes a sandbox. It listens nowhere: call its `fetch`, or `serve` it.
 *
 * @throws what the database says when the file can't be opened
 */
export const createSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const clock = options.clock ?? systemClock(seedTime);
  const random = options.seed === undefined ? systemRandom : seededRandom(options.seed);
  const data = options.data ?? ':memory:';
  const keys = createKeys(masterKey({ given: options.masterKey, data }));
  const store = await openStore(data);
  const rateLimiter = createRateLimiter(clock, options.rateLimit ?? { limit: 10_000, windowSeconds: 60 });
  const logFeed = createLogFeed();
  const log = options.log ?? ((line: string) => console.error(line));
  const sender = createSender(options.privateAddresses ?? 'loopback');
  const afterCommit = watchCommits(store);
  const deliveries = createDeliveries({ store, afterCommit, clock, keys, sender, log });
  const context: AppContext = {
    store,
    clock,
    random,
    ids: createIds(clock, random),
    cursors: createCursors(clock, random),
    keys,
    rateLimiter,
    logFeed,
    demoTokens,
    deliveries,
    log,
    advance: (milliseconds) => advance(context, milliseconds),
    async reset() {
      await store.transaction().execute(async (db) => {
        await clear(db);
        await seed(db, context);
      });
      clock.reset();
      await deliveries.giveUp();
      rateLimiter.clear();
    },
  };
  await checkMasterKey(context, store).catch(async (error: unknown) => {
    await store.destroy();
    throw error;
  });
  const begun = await store.selectFrom('workspaces').select('id').limit(1).executeTakeFirst();
  if (!begun) await store.transaction().execute((db) => seed(db, context));
  deliveries.announce(store);
  const app = createApp(context);
  return {
    // Outside the application: Hono would put the headers of the uncompressed answer over those of the compressed one.
    fetch: async (request, bindings) => compress(request, await app.fetch(request, bindings ?? {})),
    context,
    endStreams: logFeed.end,
    async close() {
      logFeed.end();
      await deliveries.close();
      await store.destroy();
    },
  };
};
