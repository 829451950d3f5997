import { decodeSegment, operations } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import sandboxDriver from '../conformance/drivers/sandbox.ts';
import { checkConformance, type GateOptions, type Report } from '../conformance/index.ts';
import { type SandboxSnapshot, serve } from '../mocks/index.ts';
import { createForeignSandbox, differences, foreignTokens, idsIn } from './support/foreign-records.ts';
import { longTest } from './support/long-test.ts';

/** A write of the access log. */
type LoggedWrite = { method: string; path: string; body: string };

/** Checks a sandbox full of other users' records. Returns the writes of the run, and every record before and after it. */
const checkAmongForeignRecords = async (
  mode: 'test' | 'live',
  hasDriver: boolean,
  options: Partial<GateOptions>,
): Promise<{ report: Report; writes: LoggedWrite[]; before: SandboxSnapshot; after: SandboxSnapshot }> => {
  const sandbox = await createForeignSandbox();
  const writes: LoggedWrite[] = [];
  const fetch = async (...[input, init]: Parameters<typeof sandbox.fetch>) => {
    const request = input as Request;
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET' && pathname.startsWith('/v1/'))
      writes.push({ method: request.method, path: pathname, body: await request.clone().text() });
    return sandbox.fetch(request, init);
  };
  const served = await serve({ fetch }, { port: 0 });
  try {
    const before = await sandbox.snapshot();
    const { token, tokens } = foreignTokens(mode);
    const report = await checkConformance({
      target: `${served.url}/v1`,
      token,
      ...(hasDriver
        ? { driver: sandboxDriver, driverOptions: { control: `${served.url}/_sandbox` } }
        : { tokens }),
      seed: 1,
      timeoutMs: 60_000,
      ...options,
    });
    return { report, writes, before, after: await sandbox.snapshot() };
  } finally {
    await served.close();
    await sandbox.close();
  }
};

const { updateTheme, publishTheme, publishPages, changePlan, setPaymentMethod } = operations;
const sharing = [updateTheme, publishTheme, publishPages, changePlan, setPaymentMethod];

const isShared = (write: LoggedWrite): boolean =>
  sharing.some(
    ({ method, path }) =>
      method === write.method && write.path.endsWith(path.replace('/workspaces/{slug}', '')),
  );

const nameIn = (body: string): string[] => {
  try {
    const { name } = JSON.parse(body) as { name?: unknown };
    return typeof name === 'string' ? [name] : [];
  } catch {
    return [];
  }
};

/**
 * The members of other users' rows that a run may change: the last use of its tokens, and in test mode the shared records of a
 * workspace.
 */
const free = (mode: string, hasDriver: boolean) => (table: string, row: Record<string, unknown>) => {
  if (table === 'tokens') return ['last_used_at'];
  if (mode === 'live' || row.mode === 'live') return [];
  if (table === 'pages') return ['published_version', 'published_slug'];
  if (table === 'themes') return ['draft_version', 'published_version'];
  if (table === 'subscriptions') return Object.keys(row);
  if (!hasDriver) return [];
  // The driver moves the clock, and with it the billing period, and the retries of deliveries to others.
  if (table === 'webhook_subscriptions') return ['exhausted_in_a_row', 'paused_until'];
  return table === 'usage_records' ? Object.keys(row) : [];
};

/** Expects that a run wrote to no record of other users, and that none of these records changed. */
const expectNothingForeignTouched = (
  mode: 'test' | 'live',
  hasDriver: boolean,
  { writes, before, after }: { writes: LoggedWrite[]; before: SandboxSnapshot; after: SandboxSnapshot },
): void => {
  const ids = idsIn(before);
  const foreign = writes.filter(({ path, body }) =>
    [...path.split('/').map(decodeSegment), ...(path.endsWith('/secrets') ? nameIn(body) : [])].some((part) =>
      ids.has(part),
    ),
  );
  expect(foreign).toEqual([]);
  if (mode === 'live') expect(writes.filter(isShared)).toEqual([]);
  expect(differences(before, after, free(mode, hasDriver))).toEqual([]);
};

/** The families that send requests that must be refused, or that write to records that the API can't create. */
const only = ['approvals', 'forms', 'theme', 'workspaces', 'billing'];

test('a run changes only its own records in test mode, with a driver', async () => {
  const run = await checkAmongForeignRecords('test', true, { effort: 'quick', only });
  expect(run.writes.length).toBeGreaterThan(0);
  expectNothingForeignTouched('test', true, run);
});

longTest.each([
  ['live', false],
  ['test', false],
  ['live', true],
  ['test', true],
] as const)(
  'a whole run changes only its own records in %s mode, with a driver: %s',
  async (mode, hasDriver) => {
    const run = await checkAmongForeignRecords(mode, hasDriver, { effort: 'standard' });
    expect(run.report.clauses.filter(({ status }) => status === 'fail')).toEqual([]);
    expect(run.report.errors).toEqual([]);
    expectNothingForeignTouched(mode, hasDriver, run);
  },
);
