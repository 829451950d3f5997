import { headerNames, mediaTypes } from '@workspace-api/contract';
import { hmacSha256Hex, sha256Hex } from '#host/crypto.ts';

/**
 * Signs a delivery (Signature): HMAC-SHA256 over the timestamp, a dot and the SHA-256 of the body's bytes, in lowercase
 * hex.
 *
 * @param secret the signing secret, including its prefix
 * @param timestamp Unix seconds, in base 10
 */
export const createSignature = (secret: string, timestamp: string, body: Uint8Array): string =>
  hmacSha256Hex(secret, `${timestamp}.${sha256Hex(body)}`);

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
