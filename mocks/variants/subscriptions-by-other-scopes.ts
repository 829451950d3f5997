import { mapStrings } from './lib/map-strings.ts';
import type { Variant } from './lib/variant.ts';

export const subscriptionsByOtherScopes: Variant = {
  text: 'Subscriptions need scopes of a resource that is called `hooks`.',
  allowedBy: 'Authentication: the complete scope catalogue is not shown.',
  families: ['webhooks', 'deliveries', 'scopes'],
  wrap: mapStrings(
    (value) => value.replaceAll(/\bwebhooks:(?=[a-z])/g, 'hooks:'),
    (value) => value.replaceAll(/\bhooks:(?=[a-z])/g, 'webhooks:'),
  ),
};
