import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { GateOptions, Report } from '../../conformance/index.ts';
import { addKey } from '../independent-server/keys.ts';
import { OAuth } from '../independent-server/oauth.ts';
import { RateLimit } from '../independent-server/rate-limit.ts';
import { ownerScopes, seed } from '../independent-server/seed.ts';
import { createService } from '../independent-server/service.ts';
import { type Mode, Store, type Tenant } from '../independent-server/store.ts';
import { Deliveries } from '../independent-server/webhooks/deliveries.ts';
import { checkWithoutWaiting } from './check-without-waiting.ts';
import { independentDriver } from './independent-driver.ts';

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

/** More requests than a run sends. Other tests cover the effect of limits on a run. */
const requestsAMinute = 1_000_000;

/** The bodies that this server uses where the service document defines none. */
const samples = {
  createAgent: { task: 'Says hello', trigger: 'manual' },
  rollbackPage: { version: undefined, to_revision: 1 },
  setSecret: { value: undefined, plaintext: 'kept {unique}' },
};

type Settings = Pick<GateOptions, 'seed' | 'effort' | 'only'> & {
  /** Whether webhook subscriptions can be managed through the API; they can by default. */
  hasWebhooks?: boolean;
};

/** Checks the second implementation on a port. Returns the report, and the seeded data that the run changed. */
export const checkIndependentServer = async (
  mode: Mode,
  hasDriver: boolean,
  { hasWebhooks = true, ...options }: Settings,
): Promise<{ report: Report; changes: string[] }> => {
  const store = new Store();
  const owner = seed(store);
  const oauth = new OAuth(store);
  const rateLimit = new RateLimit(requestsAMinute, 60, () => store.now());
  const deliveries = new Deliveries(store);
  const before = copyStore(store);
  const workspaceId = store.workspaces[0]?.id ?? '';
  const { secret: token } = addKey(store, { owner, workspaceId, mode, scopes: ownerScopes });
  const server = createService({ store, oauth, rateLimit, hasWebhooks }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const { report } = await checkWithoutWaiting({
      target: `http://127.0.0.1:${port}/v1`,
      token,
      samples,
      ...(hasDriver && { driver: independentDriver({ store, oauth, owner, rateLimit, deliveries }, mode) }),
      timeoutMs: 60_000,
      ...options,
    });
    return { report, changes: listChanges(before, copyStore(store)) };
  } finally {
    deliveries.close();
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
};
