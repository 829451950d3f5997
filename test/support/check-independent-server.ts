import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { GateOptions, Report } from '../../conformance/index.ts';
import { addKey } from '../independent-server/keys.ts';
import { OAuth } from '../independent-server/oauth.ts';
import { RateLimit } from '../independent-server/rate-limit.ts';
import { ownerScopes, seed } from '../independent-server/seed.ts';
import { createService } from '../independent-server/service.ts';
import { type Mode, Store } from '../independent-server/store.ts';
import { Deliveries } from '../independent-server/webhooks/deliveries.ts';
import { checkWithoutWaiting } from './check-without-waiting.ts';
import { independentDriver } from './independent-driver.ts';
import { copyStore, listChanges } from './seeded-data.ts';

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
