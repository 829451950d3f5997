import { signingSecretPrefix } from '@workspace-api/contract';
import { fromUtf8, toHex } from '#host/bytes.ts';
import type { Keys } from '../../core/keys/keys.ts';
import { seal, unseal } from '../../core/keys/seal.ts';
import type { Random } from '../../core/random.ts';

const sealingKey = (keys: Keys): Uint8Array => keys.derive('webhook signing secrets');

/** A random signing secret. */
export const newSigningSecret = (random: Random): string => `${signingSecretPrefix}${toHex(random(32))}`;

/** Encrypts a signing secret for storage. Each delivery needs the secret itself, so a hash isn't sufficient. */
export const sealSigningSecret = (keys: Keys, subscriptionId: string, secret: string): string =>
  seal(sealingKey(keys), secret, subscriptionId);

/** Decrypts the secret that signs deliveries to a subscription. */
export const unsealSigningSecret = (
  keys: Keys,
  { id, secret }: { readonly id: string; readonly secret: string },
): string => fromUtf8(unseal(sealingKey(keys), secret, id));
