import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { headerNames } from '@workspace-api/contract';

/** Why a delivery is not genuine (Signature). */
export type Rejection = 'missing_headers' | 'bad_timestamp' | 'stale_timestamp' | 'bad_signature';

/** The largest difference between a delivery's timestamp and the receiver's time, in seconds. */
const tolerance = 300;

const isSameString = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Verifies that a delivery comes from the service. The signature proves its sender, and the timestamp prevents a replay.
 *
 * @param body the raw body: parsing and serializing it again changes its bytes
 * @param secret the signing secret of the subscription, including its prefix
 * @param now the receiver's time
 * @returns undefined for a genuine delivery, or else the reason why it isn't
 * @example
 * const rejection = verifyDelivery({ headers: request.headers, body }, secret);
 * if (rejection) return new Response(rejection, { status: 400 });
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
  // Not `>`, which is false for NaN, the time of an invalid date.
  if (!(Math.abs(now.getTime() / 1000 - Number(timestamp)) <= tolerance)) return 'stale_timestamp';
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const expected = createHmac('sha256', secret).update(`${timestamp}.${bodyHash}`).digest('hex');
  return isSameString(signature, expected) ? undefined : 'bad_signature';
};
