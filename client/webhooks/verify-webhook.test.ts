import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, vi } from 'vitest';
import { type VerifyWebhookOptions, verifyWebhook } from './verify-webhook.ts';

type Vector = {
  id: string;
  secret: string;
  now: number;
  headers: Record<string, string>;
  body_base64: string;
  expected: string;
};

const file = new URL('../../conformance/vectors/webhooks.json', import.meta.url);
const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: Vector[] };
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
const getNow = ({ now }: Vector) => ({ now: new Date(now * 1000) });

test.each(vectors)('$id is $expected', async (vector) => {
  const { headers, secret, expected } = vector;
  const verification = await verifyWebhook(decodeBody(vector), new Headers(headers), secret, getNow(vector));
  expect(verification).toEqual(
    expected === 'accepted' ? getAccepted(vector) : { ok: false, reason: expected },
  );
});

test.each([
  ['an ArrayBuffer', (bytes: Uint8Array<ArrayBuffer>) => bytes.buffer],
  ['a Buffer', (bytes: Uint8Array): Buffer => Buffer.from(bytes)],
  ['a view of one', (bytes: Uint8Array<ArrayBuffer>) => new DataView(bytes.buffer)],
  ['a string', (bytes: Uint8Array<ArrayBuffer>) => new TextDecoder().decode(bytes)],
])('the body may be %s', async (_, as) => {
  const verification = await verifyWebhook(as(decodeBody(good)), good.headers, good.secret, getNow(good));
  expect(verification).toEqual(getAccepted(good));
});

test.each([
  ['an object with names in uppercase', (name: string, value: string) => [name.toUpperCase(), value]],
  ['arrays, as in some servers', (name: string, value: string) => [name, [value]]],
])('the headers may be %s', async (_, as) => {
  const headers = Object.fromEntries(
    Object.entries(good.headers).map(([name, value]) => as(name, value)),
  ) as Record<string, string | string[]>;
  expect(await verifyWebhook(decodeBody(good), headers, good.secret, getNow(good))).toEqual(
    getAccepted(good),
  );
});

test.each([
  ['Headers of the package undici', new OtherHeaders(good.headers)],
  ['Headers of any other implementation', { get: (name: string) => new Headers(good.headers).get(name) }],
])('the headers may be %s', async (_, headers) => {
  expect(headers).not.toBeInstanceOf(Headers);
  expect(await verifyWebhook(decodeBody(good), headers, good.secret, getNow(good))).toEqual(
    getAccepted(good),
  );
});

test("a header that was sent twice isn't a valid signature", async () => {
  const [name, value] = Object.entries(good.headers)[0] as [string, string];
  const headers = { ...good.headers, [name]: [value, value] };
  const verification = await verifyWebhook(decodeBody(good), headers, good.secret, getNow(good));
  expect(verification).toEqual({ ok: false, reason: 'bad_signature' });
});

test('tolerance is the maximum difference between the clocks, in seconds', async () => {
  const off = (seconds: number) => ({ now: new Date((good.now + seconds) * 1000) });
  const verify = (options: object) => verifyWebhook(decodeBody(good), good.headers, good.secret, options);
  expect(await verify({ ...off(30), tolerance: 30 })).toEqual(getAccepted(good));
  expect(await verify({ ...off(31), tolerance: 30 })).toEqual({ ok: false, reason: 'stale_timestamp' });
  expect(await verify({ ...off(-600), tolerance: 600 })).toEqual(getAccepted(good));
});

test.each([
  ['tolerance: Number(undefined)', { tolerance: Number(undefined) }, 'tolerance'],
  ["tolerance: '5 minutes'", { tolerance: '5 minutes' }, 'tolerance'],
  ['tolerance: -1', { tolerance: -1 }, 'tolerance'],
  ["now: new Date('')", { now: new Date('') }, 'now'],
])('%s is an error that names the option, and accepts no delivery of yesterday', async (_, option, name) => {
  const yesterday = { now: new Date((good.now + 86_400) * 1000) };
  const options = { ...yesterday, ...option } as VerifyWebhookOptions;
  await expect(verifyWebhook(decodeBody(good), good.headers, good.secret, options)).rejects.toThrow(
    new RegExp(`^Expected the option ${name} to be a .*, got`),
  );
});

test("the time is the machine's by default", async () => {
  expect(await verifyWebhook(decodeBody(good), good.headers, good.secret)).toEqual({
    ok: false,
    reason: 'stale_timestamp',
  });
});

test.each(['webhooks.first-digit', 'webhooks.last-digit'])(
  '%s is compared by WebCrypto, in constant time',
  async (id) => {
    const vector = vectors.find((one) => one.id === id) as Vector;
    const verify = vi.spyOn(crypto.subtle, 'verify');
    await verifyWebhook(decodeBody(vector), vector.headers, vector.secret, getNow(vector));
    expect(verify).toHaveBeenCalledOnce();
  },
);

test('a parsed body throws an error with the remedy', async () => {
  const parsed = JSON.parse(Buffer.from(decodeBody(good)).toString());
  await expect(verifyWebhook(parsed, good.headers, good.secret)).rejects.toThrow(
    'Expected the raw body as bytes or a string, got object.',
  );
});

test('an empty secret throws an error, as from a missing environment variable', async () => {
  await expect(verifyWebhook(decodeBody(good), good.headers, '')).rejects.toThrow(
    'Expected the signing secret',
  );
});
