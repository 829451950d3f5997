import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { headerNames } from '@workspace-api/contract';

/** Why a delivery is not to be believed (Signature). */
export type Rejection = 'missing_headers' | 'bad_timestamp' | 'stale_timestamp' | 'bad_signature';

/** How far a delivery's time may be from the receiver's, in seconds. */
const tolerance = 300;

const sameText = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Whether a delivery comes from the service, and why not. The signature says who sent it, the time that it isn't sent
 * again by somebody who has seen it.
 *
 * @param body the bytes as they came; parsed and written anew they are others
 * @param secret the subscription's, whole
 * @param now the receiver's time
 * @returns undefined for a delivery that is genuine
 */
export const verifyDelivery = (
  { headers, body }: { readonly headers: Headers; readonly body: Uint8Array },
  secret: string,
  now: Date = new Date(),
): Rejection | undefined => {
  const signature = headers.get(headerNames.svcSignature);
  const timestamp = headers.get(headerNames.svcTimestamp);
  if (!signature || !timestamp) return 'missing_headers';
  if (!/^\d+$/.test(timestamp)) return 'bad_timestamp';
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > tolerance) return 'stale_timestamp';
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const expected = createHmac('sha256', secret).update(`${timestamp}.${bodyHash}`).digest('hex');
  return sameText(signature, expected) ? undefined : 'bad_signature';
};
