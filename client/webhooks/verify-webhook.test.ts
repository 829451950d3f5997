import { createRequire } from 'node:module';
import { expect, test, vi } from 'vitest';
import { readVectors, type Vectors } from '../../test/support/read-vectors.ts';
import {
  type RawBody,
  type VerifyWebhookOptions,
  verifyWebhook,
  type WebhookHeaders,
} from './verify-webhook.ts';

type Vector = Vectors['webhooks'];

const vectors = readVectors('webhooks');
const [good] = vectors as [Vector];

// The gate's dependency: the client has none of this kind.
const { Headers: OtherHeaders } = createRequire(new URL('../../conformance/package.json', import.meta.url))(
  'undici',
) as { Headers: typeof Headers };

const decodeBody = ({ body_base64 }: Vector) => new Uint8Array(Buffer.from(body_base64, 'base64'));
/** The verdict on a delivery with a valid signature. Some vectors sign bytes that aren't JSON. */
const getAccepted = (vector: Vector) => {
  try {
    return { ok: true, event: JSON.parse(new TextDecoder().decode(decodeBody(vector))) };
  } catch {
    return { ok: false, reason: 'bad_body' };
  }
};
const rejected = (reason: string) => ({ ok: false, reason });

type Delivery = VerifyWebhookOptions & { body?: RawBody; headers?: WebhookHeaders };

/** Verifies a delivery at its time, with other values where a test has some. */
const verify = (vector: Vector, delivery: Delivery = {}) => {
  const { body = decodeBody(vector), headers = vector.headers, ...options } = delivery;
  return verifyWebhook(body, headers, vector.secret, { now: new Date(vector.now * 1000), ...options });
};

test.each(vectors)('$id is $expected', async (vector) => {
  const { headers, expected } = vector;
  expect(await verify(vector, { headers: new Headers(headers) })).toEqual(
    expected === 'accepted' ? getAccepted(vector) : rejected(expected),
  );
});

const bytes = decodeBody(good);

test.each<[string, RawBody]>([
  ['an ArrayBuffer', bytes.buffer],
  ['a Buffer', Buffer.from(bytes)],
  ['a view of one', new DataView(bytes.buffer)],
  ['a string', new TextDecoder().decode(bytes)],
])('the body may be %s', async (_, body) => {
  expect(await verify(good, { body })).toEqual(getAccepted(good));
});

const entries = Object.entries(good.headers);

test.each<[string, WebhookHeaders]>([
  [
    'an object with names in uppercase',
    Object.fromEntries(entries.map(([name, value]) => [name.toUpperCase(), value])),
  ],
  ['arrays, as in some servers', Object.fromEntries(entries.map(([name, value]) => [name, [value]]))],
  ['Headers of the package undici', new OtherHeaders(good.headers)],
  ['Headers of any other implementation', { get: (name: string) => new Headers(good.headers).get(name) }],
])('the headers may be %s', async (_, headers) => {
  expect(headers).not.toBeInstanceOf(Headers);
  expect(await verify(good, { headers })).toEqual(getAccepted(good));
});

test("a header that was sent twice isn't a valid signature", async () => {
  const [name, value] = entries[0] as [string, string];
  const headers = { ...good.headers, [name]: [value, value] };
  expect(await verify(good, { headers })).toEqual(rejected('bad_signature'));
});

test('tolerance is the maximum difference between the clocks, in seconds', async () => {
  const off = (seconds: number) => ({ now: new Date((good.now + seconds) * 1000) });
  expect(await verify(good, { ...off(30), tolerance: 30 })).toEqual(getAccepted(good));
  expect(await verify(good, { ...off(31), tolerance: 30 })).toEqual(rejected('stale_timestamp'));
  expect(await verify(good, { ...off(-600), tolerance: 600 })).toEqual(getAccepted(good));
});

test.each([
  ['tolerance: Number(undefined)', { tolerance: Number(undefined) }, 'tolerance'],
  ["tolerance: '5 minutes'", { tolerance: '5 minutes' }, 'tolerance'],
  ['tolerance: -1', { tolerance: -1 }, 'tolerance'],
  ["now: new Date('')", { now: new Date('') }, 'now'],
])('%s is an error that names the option, and accepts no delivery of yesterday', async (_, option, name) => {
  const yesterday = { now: new Date((good.now + 86_400) * 1000) };
  await expect(verify(good, { ...yesterday, ...option } as VerifyWebhookOptions)).rejects.toThrow(
    new RegExp(`^Expected the option ${name} to be a .*, got`),
  );
});

test("the time is the machine's by default", async () => {
  expect(await verifyWebhook(bytes, good.headers, good.secret)).toEqual(rejected('stale_timestamp'));
});

test.each(['webhooks.first-digit', 'webhooks.last-digit'])(
  '%s is compared by WebCrypto, in constant time',
  async (id) => {
    const spy = vi.spyOn(crypto.subtle, 'verify');
    await verify(vectors.find((one) => one.id === id) as Vector);
    expect(spy).toHaveBeenCalledOnce();
  },
);

test('a parsed body throws an error with the remedy', async () => {
  const body = JSON.parse(Buffer.from(bytes).toString());
  await expect(verify(good, { body })).rejects.toThrow(
    'Expected the raw body as bytes or a string, got object.',
  );
});

test('an empty secret throws an error, as from a missing environment variable', async () => {
  await expect(verifyWebhook(bytes, good.headers, '')).rejects.toThrow('Expected the signing secret');
});
