import { mapStrings } from './lib/map-strings.ts';
import type { Variant } from './lib/variant.ts';

export const subscriptionsByOtherScopes: Variant = {
  text: 'Subscriptions require scopes of a resource named `hooks`.',
  allowedBy: "Authentication: the complete scope catalogue isn't documented.",
  families: ['webhooks', 'deliveries', 'scopes'],
  wrap: mapStrings(
    (value) => value.replaceAll(/\bwebhooks:(?=[a-z])/g, 'hooks:'),
    (value) => value.replaceAll(/\bhooks:(?=[a-z])/g, 'webhooks:'),
  ),
};
