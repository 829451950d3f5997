import { defineFeature } from '../feature.ts';
import { secretsControl } from './control.ts';
import { secretHandlers as handlers } from './handlers.ts';
import { secretRecords } from './record-rules.ts';
import { dataKeys, keyUses, proxyUrls, residencyLocks, secrets, secretValues } from './resource.ts';
import { secretProxyRoute } from './secret-proxy.ts';
import { checkSecrets, exportLock, insertSeedValues, lockRows } from './seed.ts';

/** Encrypted secrets, and the proxy that uses them. */
export const secretsFeature = defineFeature({
  resources: [secrets],
  tables: [dataKeys, keyUses, proxyUrls, residencyLocks, secretValues],
  handlers,
  control: secretsControl,
  records: secretRecords,
  due: [{ what: 'secret_overlaps_ended', table: 'secrets', column: 'overlap_ends_at' }],
  seed: {
    sealedRows: insertSeedValues,
    settingRows: lockRows,
    check: checkSecrets,
    exportSettings: exportLock,
  },
  routes: (context) => [secretProxyRoute(context)],
});
