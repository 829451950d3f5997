import { signingSecretPrefix } from '@workspace-api/contract';
import { changeJson } from '../wrappers/change-answers.ts';
import type { Variant } from './lib/variant.ts';

export const signingSecretInCapitals: Variant = {
  text: 'The hexadecimal digits of a signing secret are in upper case.',
  allowedBy: `Webhook identifiers: ${signingSecretPrefix} and 64 hex chars, whose case is not stated.`,
  families: ['webhooks'],
  wrap: changeJson(['createWebhookSubscription'], (json) => ({
    ...json,
    secret: String(json.secret).replace(
      new RegExp(`^(${signingSecretPrefix})(.*)$`),
      (_, prefix: string, digits: string) => prefix + digits.toUpperCase(),
    ),
  })),
};
