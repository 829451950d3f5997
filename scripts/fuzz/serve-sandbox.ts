import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { manualClock } from '../../mocks/index.ts';
import { seedTime } from '../../mocks/sandbox/domain/demo-tenant.ts';
import type { Wrap } from '../../mocks/wrappers/fetch.ts';
import { withServedSandbox } from '../proof/served-sandbox.ts';
import { controlToken } from './operation-request.ts';

/** The sandbox that receives a run's requests. */
export type Target = {
  readonly port: number;
  /** The memory after a garbage collection, in bytes: the JavaScript heap and the external memory that it refers to. */
  memory(): Promise<number>;
  /** The log lines about the sandbox's own failures. */
  readonly log: string[];
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
 * Serves a sandbox on loopback, in this process, while a run uses it. Its ids and its clock are the same in every run, and its
 * webhooks aren't delivered to anyone.
 *
 * @param options.data the location of its records; in memory by default
 * @param options.wrap changes its responses, for tests of the run itself
 */
export const withTarget = <Result>(
  options: { readonly data?: string; readonly wrap?: Wrap | undefined },
  use: (target: Target) => Promise<Result>,
): Promise<Result> => {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  return withServedSandbox(
    {
      ...options,
      seed: 1,
      clock: manualClock(seedTime),
      controlToken,
      rateLimit: { limit: 10_000_000, windowSeconds: 60 },
      outgoing: () => async () => new Response(null, { status: 204 }),
      log,
      loadMutants: async () => (await import('../../mocks/mutants/index.ts')).mutants,
    },
    (url) => use({ port: Number(new URL(url).port), memory: memoryNow, log: lines }),
    // Short enough for a run to wait for them, and long enough for a busy machine.
    { log, headersTimeout: 2000, requestTimeout: 3000 },
  );
};
