import { signingSecretPrefix } from '@workspace-api/contract';
import { changeJson } from '../wrappers/change-responses.ts';
import { resigned, wrapDeliveries } from '../wrappers/deliveries.ts';
import { chain } from '../wrappers/fetch.ts';
import type { Variant } from './lib/variant.ts';

const inCapitals = (secret: string): string =>
  signingSecretPrefix + secret.slice(signingSecretPrefix.length).toUpperCase();

/** Signs with the secrets in the responses. */
const deliveries = wrapDeliveries((send, subscriptions) => (outgoing) => {
  const secret = subscriptions.get(outgoing.url)?.secret;
  return send(secret === undefined ? outgoing : resigned(outgoing, secret, {}));
});

export const signingSecretInCapitals: Variant = {
  text: 'The hexadecimal digits of a signing secret are in uppercase.',
  allowedBy: `Webhook identifiers: ${signingSecretPrefix} and 64 hex chars, whose case is not stated.`,
  families: ['webhooks', 'deliveries'],
  wrap: chain(
    changeJson(['createWebhookSubscription'], (json) => ({
      ...json,
      secret: inCapitals(String(json.secret)),
    })),
    deliveries.wrap,
  ),
  outgoing: deliveries.outgoing,
};
