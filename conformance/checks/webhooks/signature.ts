import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { headerNames } from '@workspace-api/contract';
import { tryParseJson } from '../../target/parse-json.ts';
import { sortedJson } from '../same-value.ts';

/** The input that a receiver verifies: the headers by lower-case name, and the bytes of the body. */
export type SignedRequest = {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Uint8Array;
};

/** The reason why a receiver rejects a delivery (Signature). */
export type Rejection = 'missing_headers' | 'bad_timestamp' | 'stale_timestamp' | 'bad_signature';

/** The maximum difference between a delivery's timestamp and the receiver's clock, in seconds (Limits). */
export const timestampTolerance = 300;

const hmac = (key: string | Uint8Array, content: string): string =>
  createHmac('sha256', key).update(content, 'utf8').digest('hex');

const createDigest = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex');

/**
 * The signature of a delivery (Signature): the lowercase hex HMAC-SHA256, keyed with the whole secret, of the timestamp as
 * sent, a period, and the lowercase hex SHA-256 of the body.
 *
 * @param secret with its prefix
 * @param timestamp the header value
 */
const createSignature = (secret: string, timestamp: string, body: Uint8Array): string =>
  hmac(secret, `${timestamp}.${createDigest(body)}`);

/** A header of a request by its name in the contract; undefined if it is absent or empty. */
export const getHeader = ({ headers }: Pick<SignedRequest, 'headers'>, name: string): string | undefined =>
  headers[name.toLowerCase()] || undefined;

const isSame = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Applies the rules by which a receiver rejects a delivery, in their order.
 *
 * @param now the receiver's clock, in seconds since 1970: a single time, or a range of possible times
 * @returns the reason for the rejection; null if the delivery is accepted
 */
export const findRejection = (
  request: SignedRequest,
  secret: string,
  now: { readonly from: number; readonly to: number },
): Rejection | null => {
  const signature = getHeader(request, headerNames.svcSignature);
  const timestamp = getHeader(request, headerNames.svcTimestamp);
  if (signature === undefined || timestamp === undefined) return 'missing_headers';
  if (!/^\d+$/.test(timestamp)) return 'bad_timestamp';
  const sentAt = Number(timestamp);
  // Not `<` and `>`, which are false for NaN.
  if (!(sentAt >= now.from - timestampTolerance && sentAt <= now.to + timestampTolerance))
    return 'stale_timestamp';
  return isSame(signature, createSignature(secret, timestamp, request.body)) ? null : 'bad_signature';
};

const escaped = (value: string): string =>
  value.replaceAll(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A space after each colon and comma outside of strings, as Python writes JSON. */
const spaced = (json: string): string =>
  json.replaceAll(/"(?:[^"\\]|\\.)*"?|[,:]/g, (part) => (part.length === 1 ? `${part} ` : part));

/** The body as other serializers would write it, except where the bytes are the same. */
const otherSerializations = (body: Uint8Array): Uint8Array[] => {
  const value = tryParseJson(body);
  if (value === undefined) return [];
  const forms = [value, JSON.parse(sortedJson(value))].flatMap((each) => {
    const compact = JSON.stringify(each);
    return [compact, JSON.stringify(each, null, 2), JSON.stringify(each, null, 4), spaced(compact)];
  });
  return forms
    .flatMap((form) => [form, escaped(form), `${form}\n`, form.replaceAll('/', '\\/')])
    .flatMap((form) => [Buffer.from(form, 'utf8'), Buffer.from(form, 'latin1')])
    .filter((bytes) => !bytes.equals(Buffer.from(body)));
};

/** The actual input of a signature that differs from the service document's description. */
export type SignatureMistake = 'other-bytes' | 'other-key' | 'unknown';

/**
 * Diagnoses a wrong signature, so that a report can suggest a fix.
 *
 * @returns null for a correct signature; `other-bytes` if it covers another serialization of the body; `other-key` if it is
 * keyed with a part of the secret
 */
export const mistakeIn = (request: SignedRequest, secret: string): SignatureMistake | null => {
  const { body } = request;
  const signature = getHeader(request, headerNames.svcSignature)?.toLowerCase() ?? '';
  const timestamp = getHeader(request, headerNames.svcTimestamp) ?? '';
  if (isSame(signature, createSignature(secret, timestamp, body))) return null;
  if (otherSerializations(body).some((bytes) => signature === createSignature(secret, timestamp, bytes)))
    return 'other-bytes';
  const digits = secret.replace(/^[a-z]+_/, '');
  const keys = [digits, Buffer.from(digits, 'hex'), Buffer.from(digits, 'base64')];
  return keys.some((key) => signature === hmac(key, `${timestamp}.${createDigest(body)}`))
    ? 'other-key'
    : 'unknown';
};
