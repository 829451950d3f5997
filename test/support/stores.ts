import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { onTestFinished, vi } from 'vitest';
import { manualClock, type Sandbox } from '../../mocks/index.ts';
import { createInspectableSandbox, type InspectableSandbox } from '../../mocks/sandbox/create-sandbox.ts';
import { seedTime } from '../../mocks/sandbox/domain/demo-tenant.ts';
import { controlToken } from '../../scripts/fuzz/operation-request.ts';
import { openPageSandbox, type PageSandbox } from './page-sandbox.ts';

/** Options that make the responses of a sandbox depend only on its requests, on each host. */
const deterministic = {
  seed: 1,
  masterKey: '0'.repeat(64),
  controlToken,
  rateLimit: { limit: 10_000_000, windowSeconds: 60 },
};

/**
 * Responds as the receiver of a webhook, with an error at the path `/hook`. The last digits of the status depend on the whole
 * delivery, and requests can read them.
 */
const receive = async (request: Request): Promise<Response> => {
  const { url, headers } = request;
  const hash = createHash('sha256').update(JSON.stringify([url, ...headers]));
  const digits =
    hash
      .update(await request.text())
      .digest()
      .readUInt8() % 100;
  return new Response(null, { status: (new URL(url).pathname === '/hook' ? 500 : 200) + digits });
};

/**
 * Creates a sandbox for one test whose responses depend only on its requests. It has a seed, a manual clock, and webhook
 * receivers whose responses depend on their URL.
 *
 * @param data the location of its records
 * @param failures receives the failures that the sandbox reports
 */
export const createDeterministicSandbox = async (
  data: string,
  failures: string[],
): Promise<InspectableSandbox> => {
  // The request log contains durations in real time, and later requests read it.
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const sandbox = await createInspectableSandbox({
    ...deterministic,
    data,
    clock: manualClock(seedTime),
    outgoing: () => receive,
    log: (line) => void failures.push(line),
  });
  onTestFinished(() => sandbox.close());
  return sandbox;
};

/**
 * Creates the same sandbox in memory, in which SQLite returns rows in the opposite order wherever a query leaves the order open.
 * PostgreSQL may return them in any order.
 */
export const createReversedSandbox = async (failures: string[]): Promise<Sandbox> => {
  const sandbox = await createDeterministicSandbox(':memory:', failures);
  await sql`pragma reverse_unordered_selects = on`.execute(sandbox.context.database);
  return sandbox;
};

/** Opens the same sandbox in a page of a browser. */
export const openDeterministicPage = async (failures: string[]): Promise<PageSandbox> => {
  const sandbox = await openPageSandbox({
    ...deterministic,
    start: seedTime,
    isManual: true,
    deliver: receive,
    log: (line) => void failures.push(line),
    prepare: () => {
      performance.now = () => 0;
    },
  });
  onTestFinished(() => sandbox.close());
  return sandbox;
};

/** A folder in memory, on Linux, because a disk takes milliseconds for each commit. */
const memoryFolder = '/dev/shm';

/** The path of a new database file, which is removed at the end of the test. */
export const freshFile = async (): Promise<string> => {
  const parent = existsSync(memoryFolder) ? memoryFolder : tmpdir();
  const folder = await mkdtemp(join(parent, 'same-on-every-store-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'records.db');
};
