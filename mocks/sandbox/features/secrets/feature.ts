import { defineFeature } from '../feature.ts';
import { secretsControl } from './control.ts';
import { secretHandlers as handlers } from './handlers.ts';
import { secretRecords } from './record-rules.ts';
import { dataKeys, keyUses, proxyUrls, secrets, secretValues } from './resource.ts';
import { secretProxyRoute } from './secret-proxy.ts';
import { checkSecrets, insertSeedValues } from './seed.ts';

/** Encrypted secrets, and the proxy that uses them. */
export const secretsFeature = defineFeature({
  resources: [secrets],
  tables: [dataKeys, keyUses, proxyUrls, secretValues],
  handlers,
  control: secretsControl,
  records: secretRecords,
  due: [{ what: 'secret_overlaps_ended', table: 'secrets', column: 'overlap_ends_at' }],
  seed: {
    sealedRows: insertSeedValues,
    check: checkSecrets,
  },
  routes: (context) => [secretProxyRoute(context)],
});
