import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { createSandbox, manualClock, type Sandbox } from '../../mocks/index.ts';
import { seedTime } from '../../mocks/sandbox/core/demo-tenant.ts';
import { controlToken } from '../../scripts/fuzz/sandbox/control-token.ts';

/**
 * Creates a sandbox for one test whose responses depend on its requests alone: with a seed, a manual clock, and receivers
 * of webhooks that respond by their URL.
 *
 * @param data where its records are
 * @param failures receives what the sandbox reports about itself
 */
export const createDeterministicSandbox = async (data: string, failures: string[]): Promise<Sandbox> => {
  // The request log has durations in real time, and later requests read it.
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const sandbox = await createSandbox({
    data,
    seed: 1,
    clock: manualClock(seedTime),
    masterKey: '0'.repeat(64),
    controlToken,
    rateLimit: { limit: 10_000_000, windowSeconds: 60 },
    outgoing: () => async (request) =>
      new Response(null, { status: new URL(request.url).pathname === '/hook' ? 500 : 204 }),
    log: (line) => void failures.push(line),
  });
  onTestFinished(() => sandbox.close());
  return sandbox;
};

/** Files in memory, on Linux: a disk takes milliseconds for each commit. */
const memoryFolder = '/dev/shm';

/** The path of a new database file, which is removed at the end of the test. */
export const freshFile = async (): Promise<string> => {
  const parent = existsSync(memoryFolder) ? memoryFolder : tmpdir();
  const folder = await mkdtemp(join(parent, 'same-on-every-store-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'records.db');
};
