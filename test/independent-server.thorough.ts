import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { clauseFamilies } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import type { GateOptions, Mapping, Report } from '../conformance/index.ts';
import { systemClock } from '../conformance/target/waits.ts';
import { type HastyClock, hastyClock } from '../conformance/test/hasty-clock.ts';
import { addKey } from './independent-server/auth.ts';
import { Deliveries } from './independent-server/deliveries.ts';
import { OAuth } from './independent-server/oauth.ts';
import { RateLimit } from './independent-server/rate-limit.ts';
import { ownerScopes, seed } from './independent-server/seed.ts';
import { createService } from './independent-server/service.ts';
import { type Mode, Store, type Tenant } from './independent-server/store.ts';
import { clausesWith } from './support/clauses-with.ts';
import { independentDriver } from './support/independent-driver.ts';
import { longTest } from './support/long-test.ts';
import { checkWithoutWaiting } from './support/with-sandbox.ts';

/** The members of each record, by the record's path. */
type Seeded = Map<string, Record<string, unknown>>;

const listRecords = ({ workspace, mode, theme, billing, tails: _, ...tables }: Tenant) => {
  const at = `${mode} ${workspace.slug}`;
  return [
    [`${at} workspace`, { ...workspace }] as const,
    [`${at} theme`, { ...theme }] as const,
    [`${at} billing`, { ...billing }] as const,
    ...Object.entries(tables).flatMap(([table, rows]) =>
      rows.map((row) => [`${at} ${table} ${row.seq}`, { ...row }] as const),
    ),
  ];
};

/** Copies every key and record of a store. */
const copyStore = (store: Store): Seeded =>
  structuredClone(
    new Map<string, Record<string, unknown>>([
      ...[...store.keys.values()].map((key) => [`key ${key.id}`, { ...key }] as const),
      ...store.tenants.flatMap(listRecords),
    ]),
  );

/** The members of the records in `before` that differ, e.g. `test harbor-lights pages live`. */
const listChanges = (before: Seeded, after: Seeded): string[] => {
  const changes = [...before].flatMap(([place, record]) => {
    const now = after.get(place);
    const kind = place.replace(/ \S*\d\S*$/, '');
    if (!now) return [`${kind} removed`];
    return Object.keys(record)
      .filter((name) => JSON.stringify(record[name]) !== JSON.stringify(now[name]))
      .map((name) => `${kind} ${name}`);
  });
  return [...new Set(changes)].sort();
};

/** The members and values that this server requires where the service document defines none. */
const samples = {
  createAgent: { task: 'Says hello', trigger: 'manual' },
  setSecret: { value: 'kept {unique}' },
};

/** The names of this server where the service document shows none. */
const mapping = {
  members: {
    RollbackPageRequest: { version: 'to_revision' },
    SetSecretRequest: { value: 'plaintext' },
  },
} satisfies Mapping;

/** Waits up to this many milliseconds take real time: a delivery then arrives before the gate advances the clock for it. */
const realWaitMs = 1_000;

const mostlyHastyClock = (): HastyClock => {
  const hasty = hastyClock();
  return {
    ...hasty,
    wait: (milliseconds, signal) =>
      (milliseconds > realWaitMs ? hasty : systemClock).wait(milliseconds, signal),
  };
};

/** Checks the second implementation on a port. Returns the report, and the seeded data that the run changed. */
const checkIndependentServer = async (
  mode: Mode,
  hasDriver: boolean,
  options: Pick<GateOptions, 'seed' | 'effort' | 'only'>,
): Promise<{ report: Report; changes: string[] }> => {
  const store = new Store();
  const owner = seed(store);
  const oauth = new OAuth(store);
  const rateLimit = new RateLimit(store);
  const deliveries = new Deliveries(store);
  const before = copyStore(store);
  const workspaceId = store.workspaces[0]?.id ?? '';
  const { secret: token } = addKey(store, { owner, workspaceId, mode, scopes: ownerScopes });
  const server = createService({ store, oauth, rateLimit }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const driver = independentDriver({ store, oauth, rateLimit, owner, deliveries }, mode);
    const { report } = await checkWithoutWaiting(
      {
        target: `http://127.0.0.1:${port}/v1`,
        token,
        samples,
        mapping,
        ...(hasDriver && { driver }),
        timeoutMs: 60_000,
        ...options,
      },
      mostlyHastyClock(),
    );
    return { report, changes: listChanges(before, copyStore(store)) };
  } finally {
    deliveries.close();
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
};

/** The shared records of a workspace that a run may write to in test mode, and the periods that the driver's clock closes. */
const shared = [
  /^test harbor-lights (pages live|theme live|theme versions|billing \w+)$/,
  // Publishing there must not reach the endpoints of this workspace.
  /^test granite-peak pages live$/,
  / billing (periodStart|periodEnd)$/,
];

/** Expects that a correct server passes, and that the run changed no record of other users. */
const expectNoFalseAlarm = ({ report, changes }: { report: Report; changes: string[] }): void => {
  expect(report.errors).toEqual([]);
  expect(clausesWith(report, 'fail')).toEqual([]);
  expect(clausesWith(report, 'error')).toEqual([]);
  // This server's driver lacks some capabilities, so some clauses have no case.
  expect(report.verdict).toBe('partial');
  expect(changes.filter((change) => !shared.some((allowed) => allowed.test(change)))).toEqual([]);
};

/** The families about what many operations have in common, and `deliveries`, which waits ten seconds for the server. */
const thorough: readonly string[] = [
  'authentication',
  'compression',
  'deliveries',
  'encodings',
  'idempotency',
  'pagination',
  'scopes',
  'tenancy',
  'versioning',
] satisfies (keyof typeof clauseFamilies)[];

/** The families about single resources, in which servers differ most. */
const only = Object.keys(clauseFamilies).filter((family) => !thorough.includes(family));

test('a server written only from the service document passes, with a driver on test data', async () => {
  expectNoFalseAlarm(await checkIndependentServer('test', true, { seed: 1, effort: 'quick', only }));
});

longTest.each([1, 2, 3])('a server written only from the service document passes, seed %i', async (seed) => {
  expectNoFalseAlarm(await checkIndependentServer('test', true, { seed, effort: 'standard' }));
  const live = await checkIndependentServer('live', false, { seed, effort: 'standard' });
  expectNoFalseAlarm(live);
  expect(live.changes).toEqual([]);
});

longTest("that server's deliveries are checked", async () => {
  const { report } = await checkIndependentServer('test', true, {
    seed: 2,
    effort: 'quick',
    only: ['webhooks', 'deliveries'],
  });
  expect(report.verdict).toBe('conformant');
  expect(clausesWith(report, 'not-exercised')).toEqual([]);
});
