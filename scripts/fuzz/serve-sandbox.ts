import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createSandbox, manualClock, serve } from '../../mocks/index.ts';
import { seedTime } from '../../mocks/sandbox/domain/demo-tenant.ts';
import type { Wrap } from '../../mocks/wrappers/fetch.ts';
import { controlToken } from './operation-request.ts';

/** The sandbox that receives a run's requests. */
export type Target = {
  readonly port: number;
  /** The memory after a garbage collection, in bytes: the JavaScript heap and the external memory that it refers to. */
  memory(): Promise<number>;
  /** The log lines about the sandbox's own failures. */
  readonly log: string[];
  stop(): Promise<void>;
};

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const memoryNow = async (): Promise<number> => {
  // The second collection frees what the first one made unreachable.
  for (let round = 0; round < 2; round += 1) {
    collect();
    await new Promise(setImmediate);
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/**
 * Serves a sandbox for a run on loopback, in this process. Its ids and its clock are the same in every run, and its webhooks
 * aren't delivered to anyone.
 *
 * @param options.data the location of its records; in memory by default
 * @param options.wrap changes its responses, for tests of the run itself
 */
export const serveSandbox = async ({
  data,
  wrap,
}: {
  data?: string | undefined;
  wrap?: Wrap | undefined;
}): Promise<Target> => {
  const log: string[] = [];
  const note = (line: string) => void log.push(line);
  const sandbox = await createSandbox({
    seed: 1,
    clock: manualClock(seedTime),
    ...(data !== undefined && { data }),
    controlToken,
    rateLimit: { limit: 10_000_000, windowSeconds: 60 },
    outgoing: () => async () => new Response(null, { status: 204 }),
    log: note,
    loadMutants: async () => (await import('../../mocks/mutants/index.ts')).mutants,
  });
  const served = await serve(wrap ? { fetch: wrap((request) => sandbox.fetch(request)) } : sandbox, {
    port: 0,
    log: note,
    // Short enough for a run to wait for them, and long enough for a busy machine.
    headersTimeout: 2000,
    requestTimeout: 3000,
  });
  return {
    port: Number(new URL(served.url).port),
    memory: memoryNow,
    log,
    async stop() {
      await served.close();
      await sandbox.close();
    },
  };
};
