import { headerNames, type WebhookEvent } from '@workspace-api/contract';
import { checkNumbers } from '../calls/check-options.ts';

/** Bytes in lowercase hexadecimal digits. */
const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Why a delivery is rejected. Service document: Signature. */
export type WebhookRejection =
  | 'missing_headers'
  | 'bad_timestamp'
  | 'stale_timestamp'
  | 'bad_signature'
  | 'bad_body';

/** The result of verifying a delivery: its event, typed by its `type`, or the reason of the rejection. */
export type WebhookVerification =
  | { readonly ok: true; readonly event: WebhookEvent }
  | { readonly ok: false; readonly reason: WebhookRejection };

/** `Headers` of any implementation, such as the package undici's or node-fetch's. */
type AnyHeaders = { get(name: string): string | null };

/** The headers of a request: `Headers`, or an object as in Node or Express. Names are case-insensitive. */
export type WebhookHeaders = AnyHeaders | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The body as received: bytes, such as a `Buffer`, or a string that was decoded as UTF-8. */
export type RawBody = string | ArrayBuffer | ArrayBufferView;

/** Options for verifying a delivery. */
export type VerifyWebhookOptions = {
  /** The largest difference between the delivery's timestamp and the receiver's clock, in seconds; 300 by default. */
  readonly tolerance?: number;
  /** The time of the receiver's clock; the machine's by default. */
  readonly now?: Date;
};

// Created when it is needed: the import works where there is none, such as in jsdom.
const toUtf8 = (value: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(value);

const toBytes = (rawBody: RawBody): ArrayBuffer | Uint8Array<ArrayBuffer> => {
  if (typeof rawBody === 'string') return toUtf8(rawBody);
  // By its type, a `Buffer` might use shared memory, but no server reads a body into that.
  if (rawBody instanceof ArrayBuffer || ArrayBuffer.isView(rawBody))
    return rawBody as ArrayBuffer | Uint8Array<ArrayBuffer>;
  throw new TypeError(
    `Expected the raw body as bytes or a string, got ${rawBody === null ? 'null' : typeof rawBody}. The signature covers the bytes as sent: read them before a parser does. In Express, use express.raw({ type: 'application/json' }).`,
  );
};

const getHeader = (headers: WebhookHeaders, name: string): string | undefined => {
  if (typeof headers.get === 'function') return headers.get(name) ?? undefined;
  const value = Object.entries(headers).find(([one]) => one.toLowerCase() === name)?.[1];
  return typeof value === 'string' ? value : value?.join(', ');
};

const rejected = (reason: WebhookRejection): WebhookVerification => ({ ok: false, reason });

/**
 * Verifies that a webhook delivery comes from the service and is recent. It proves nothing about the content: check that
 * `workspace` is the one that you expect, and use `dedupeEvents`, since a delivery can arrive more than once.
 *
 * WebCrypto compares the signatures in constant time.
 *
 * @param rawBody the bytes as received; parsing and serializing them again breaks the signature
 * @param secret the signing secret of the subscription, including its prefix
 * @returns `{ ok: true, event }`, or the reason of the rejection: `missing_headers`, `bad_timestamp`, `stale_timestamp`,
 *   `bad_signature`, or `bad_body` if what the service signed isn't JSON
 * @throws TypeError if the secret is empty, the body is neither bytes nor a string, or `tolerance` or `now` is invalid
 * @example
 * const body = await request.arrayBuffer();
 * const verification = await verifyWebhook(body, request.headers, secret);
 * if (!verification.ok) return new Response(verification.reason, { status: 400 });
 * if (verification.event.type === 'pages.published') reload(verification.event.data.published);
 * @see service document: Signature
 */
export const verifyWebhook = async (
  rawBody: RawBody,
  headers: WebhookHeaders,
  secret: string,
  { tolerance = 300, now = new Date() }: VerifyWebhookOptions = {},
): Promise<WebhookVerification> => {
  const body = toBytes(rawBody);
  if (!secret)
    throw new TypeError(
      'Expected the signing secret of the subscription, got none. Check your configuration.',
    );
  checkNumbers({ tolerance });
  if (Number.isNaN(now.getTime()))
    throw new TypeError('Expected the option now to be a valid Date, got an invalid one.');
  const signature = getHeader(headers, headerNames.svcSignature);
  const timestamp = getHeader(headers, headerNames.svcTimestamp);
  if (!signature || !timestamp) return rejected('missing_headers');
  if (!/^\d+$/.test(timestamp)) return rejected('bad_timestamp');
  // Not `>`, which is false for NaN.
  if (!(Math.abs(now.getTime() / 1000 - Number(timestamp)) <= tolerance)) return rejected('stale_timestamp');
  // A value with another format has another length, or bytes that no signature contains.
  const digits = /^[\da-f]{64}$/.test(signature) ? signature.match(/../g) : null;
  if (!digits) return rejected('bad_signature');
  const key = await crypto.subtle.importKey('raw', toUtf8(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ]);
  const bodySha = toHex(await crypto.subtle.digest('SHA-256', body));
  const signatureBytes = Uint8Array.from(digits, (pair) => Number.parseInt(pair, 16));
  const isGenuine = await crypto.subtle.verify(
    'HMAC',
    key,
    signatureBytes,
    toUtf8(`${timestamp}.${bodySha}`),
  );
  if (!isGenuine) return rejected('bad_signature');
  try {
    return { ok: true, event: JSON.parse(new TextDecoder().decode(body)) };
  } catch {
    return rejected('bad_body');
  }
};
