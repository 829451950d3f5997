import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createSandbox, demoTokens, manualClock, serve } from '../../mocks/index.ts';
import { seedTime } from '../../mocks/sandbox/domain/demo-tenant.ts';
import type { Wrap } from '../../mocks/wrappers/fetch.ts';
import { controlToken } from './control-token.ts';

/** The memory of a sandbox after a garbage collection, in bytes. */
export type Memory = {
  /** The JavaScript heap and the external memory that it refers to. */
  readonly heap: number;
  readonly rss: number;
};

/** The sandbox that receives a run's requests. */
export type Target = {
  readonly port: number;
  /** The secrets that the sandbox accepts instead of the public secrets of the demo tokens, by the public secret. */
  readonly ownSecrets: Readonly<Record<string, string>>;
  memory(): Promise<Memory>;
  /** The log lines about the sandbox's own failures. */
  readonly log: string[];
  isAlive(): boolean;
  stop(): Promise<void>;
};

/** Short enough for a run to wait for them, and long enough for a busy machine. */
const timeouts = { headersTimeout: 2000, requestTimeout: 3000 };

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const memoryNow = async (): Promise<Memory> => {
  // The second collection frees what the first one made unreachable.
  for (let round = 0; round < 2; round += 1) {
    collect();
    await new Promise(setImmediate);
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, rss };
};

/** The settings of a run's own sandbox. */
export type SandboxSettings = {
  readonly seed: number;
  /** The location of its records; in memory by default. */
  readonly data?: string | undefined;
  /** Whether it is served like one that other machines can reach. */
  readonly remote?: boolean | undefined;
  /** Changes its responses, for tests of the run itself. */
  readonly wrap?: Wrap;
  /** Whether this process serves only the sandbox. */
  readonly ownProcess?: boolean;
};

/**
 * Serves a sandbox for a run on loopback, in this process. Its ids and its clock are the same in every run, and its webhooks
 * aren't delivered to anyone.
 */
export const serveSandbox = async ({
  seed,
  data,
  remote = false,
  wrap,
  ownProcess = false,
}: SandboxSettings): Promise<Target> => {
  const log: string[] = [];
  const note = (line: string) => void log.push(line);
  const sandbox = await createSandbox({
    seed,
    clock: manualClock(seedTime),
    ...(data !== undefined && { data }),
    controlToken,
    ...(remote && { demoTokens: false, privateAddresses: 'none' as const }),
    rateLimit: { limit: 10_000_000, windowSeconds: 60 },
    outgoing: () => async () => new Response(null, { status: 204 }),
    log: note,
    loadMutants: async () => (await import('../../mocks/mutants/index.ts')).mutants,
  });
  const served = await serve(wrap ? { fetch: wrap((request) => sandbox.fetch(request)) } : sandbox, {
    port: 0,
    ...(remote && { host: '0.0.0.0' }),
    ownProcess,
    log: note,
    ...timeouts,
  });
  return {
    port: Number(new URL(served.url).port),
    ownSecrets: Object.fromEntries(
      demoTokens.map(({ id, secret: token }) => [
        token,
        sandbox.tokens.find((own) => own.id === id)?.secret ?? token,
      ]),
    ),
    memory: memoryNow,
    log,
    isAlive: () => true,
    async stop() {
      await served.close();
      await sandbox.close();
    },
  };
};
