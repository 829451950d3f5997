import { defineFeature } from '../feature.ts';
import { secretsControl } from './control.ts';
import { secrets as handlers } from './handlers.ts';
import { secretProxyRoute } from './secret-proxy.ts';
import { checkSecrets, exportLock, exportSecrets, insertSeedSecrets, lockRows, seedSecrets } from './seed.ts';
import { dataKeys, keyUses, proxyUrls, residencyLocks, secrets, secretValues } from './table.ts';

/** Encrypted secrets, and the proxy that uses them. */
export const secretsFeature = defineFeature({
  tables: [dataKeys, keyUses, proxyUrls, residencyLocks, secrets, secretValues],
  handlers,
  control: secretsControl,
  due: [{ what: 'secret_overlaps_ended', table: 'secrets', column: 'overlap_ends_at' }],
  seed: {
    sealedDemo: seedSecrets,
    sealedRows: insertSeedSecrets,
    settingRows: lockRows,
    check: checkSecrets,
    exportRecords: exportSecrets,
    exportSettings: exportLock,
  },
  routes: (context) => [secretProxyRoute(context)],
});
