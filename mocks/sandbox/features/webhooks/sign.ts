import { headerNames, mediaTypes, signingSecretPrefix } from '@workspace-api/contract';
import { fromUtf8, toHex } from '#host/bytes.ts';
import { hmacSha256, sha256 } from '#host/crypto.ts';
import type { Keys } from '../../core/keys/keys.ts';
import { seal, unseal } from '../../core/keys/seal.ts';
import type { Random } from '../../core/random.ts';

/**
 * Signs a delivery (Signature): HMAC-SHA256 over the timestamp, a dot and the SHA-256 of the body's bytes, in lowercase
 * hex.
 *
 * @param secret the signing secret, including its prefix
 * @param timestamp Unix seconds, in base 10
 */
export const createSignature = (secret: string, timestamp: string, body: Uint8Array): string =>
  toHex(hmacSha256(secret, `${timestamp}.${toHex(sha256(body))}`));

/** The headers of one attempt, signed with the time at which it is sent. */
export const deliveryHeaders = (
  { id, sentAt, type }: { readonly id: string; readonly sentAt: Date; readonly type: string },
  body: Uint8Array,
  secret: string,
): Record<string, string> => {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  return {
    'Content-Type': mediaTypes.json,
    [headerNames.svcSignature]: createSignature(secret, timestamp, body),
    [headerNames.svcTimestamp]: timestamp,
    [headerNames.svcDeliveryId]: id,
    [headerNames.svcEvent]: type,
  };
};

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
