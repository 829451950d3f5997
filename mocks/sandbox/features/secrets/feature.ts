import { defineFeature } from '../feature.ts';
import { secretsControl } from './control.ts';
import { secrets as handlers } from './handlers.ts';
import { secretProxyRoute } from './secret-proxy.ts';
import { checkSecrets, insertSeedSecrets, seedSecrets } from './seed.ts';
import { dataKeys, keyUses, proxyUrls, residencyLocks, secrets, secretValues } from './table.ts';

/** Encrypted secrets, and the proxy that uses them. */
export const secretsFeature = defineFeature({
  tables: [dataKeys, keyUses, proxyUrls, residencyLocks, secrets, secretValues],
  handlers,
  control: secretsControl,
  seed: { sealedDemo: seedSecrets, sealedRows: insertSeedSecrets, check: checkSecrets },
  routes: (context) => [secretProxyRoute(context)],
});
