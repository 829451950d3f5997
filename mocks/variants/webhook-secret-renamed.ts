import { changeJson } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const webhookSecretRenamed: Variant = {
  text: 'A new subscription returns its signing secret as `signing.key`.',
  allowedBy: "Webhook identifiers: fields of a subscription other than id, URL and filter aren't documented.",
  families: ['webhooks'],
  wrap: changeJson(['createWebhookSubscription'], ({ secret, ...rest }) => ({
    ...rest,
    signing: { key: secret },
  })),
};
