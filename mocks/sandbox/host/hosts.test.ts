import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as nodeBytes from './node/bytes.ts';
import * as nodeCrypto from './node/crypto.ts';
import * as webBytes from './web/bytes.ts';
import * as webCrypto from './web/crypto.ts';

// The type of one host is also the type of the other.
const bytes: readonly (typeof nodeBytes)[] = [nodeBytes, webBytes];
const crypto: readonly (typeof nodeCrypto)[] = [nodeCrypto, webCrypto];

const plain = (value: unknown): unknown => (value instanceof Uint8Array ? [...value] : value);

/** Checks that a function has the same result on each host. */
const sameOnHosts = <Host, Input extends unknown[]>(
  hosts: readonly Host[],
  inputs: { readonly [Index in keyof Input]: fc.Arbitrary<Input[Index]> },
  run: (host: Host, ...input: Input) => unknown,
): void => {
  fc.assert(
    fc.property(fc.tuple(...inputs) as unknown as fc.Arbitrary<Input>, (input) => {
      const [one, other] = hosts.map((host) => plain(run(host, ...input)));
      expect(other).toEqual(one);
    }),
  );
};

const anyBytes = fc.uint8Array({ maxLength: 300 });
const anyString = fc.string({ unit: 'binary', maxLength: 100 });
const data = fc.oneof(anyBytes, anyString);
const key = fc.uint8Array({ minLength: 32, maxLength: 32 });
const nonce = fc.uint8Array({ minLength: 12, maxLength: 12 });

test('both hosts encode and decode bytes the same way', () => {
  sameOnHosts(bytes, [anyString], (host, value) => host.utf8(value));
  sameOnHosts(bytes, [anyString], (host, value) => host.utf8Length(value));
  sameOnHosts(bytes, [anyBytes], (host, value) => host.fromUtf8(value));
  sameOnHosts(bytes, [anyBytes], (host, value) => host.fromHex(host.toHex(value)));
  sameOnHosts(bytes, [anyBytes], (host, value) => [host.toBase64(value), host.toBase64url(value)]);
  sameOnHosts(bytes, [fc.base64String()], (host, value) => host.fromBase64(value));
  sameOnHosts(bytes, [fc.array(anyBytes)], (host, chunks) => host.concat(chunks));
});

test('both hosts derive the same hashes, signatures and keys', () => {
  sameOnHosts(crypto, [data], (host, value) => host.sha256(value));
  sameOnHosts(crypto, [data, data], (host, secret, value) => host.hmacSha256(secret, value));
  sameOnHosts(crypto, [key, data], (host, secret, value) => host.hmacSha256With(secret)(value));
  sameOnHosts(crypto, [key, fc.string()], (host, secret, info) => host.hkdfSha256(secret, info, 32));
  sameOnHosts(crypto, [anyBytes, anyBytes], (host, one, other) => host.equalBytes(one, other));
  expect(crypto.map((host) => host.equalBytes(new Uint8Array([1, 2]), new Uint8Array([1, 2])))).toEqual([
    true,
    true,
  ]);
});

test('both hosts encrypt the same way, and each decrypts what the other encrypted', () => {
  sameOnHosts(crypto, [key, nonce, anyBytes, anyBytes], (host, secret, once, value, context) =>
    host.encryptAesGcm(secret, once, value, context),
  );
  fc.assert(
    fc.property(key, nonce, anyBytes, anyBytes, (secret, once, value, context) => {
      const encrypted = nodeCrypto.encryptAesGcm(secret, once, value, context);
      for (const host of crypto)
        expect([...host.decryptAesGcm(secret, once, encrypted, context)]).toEqual([...value]);
    }),
  );
});

test('neither host decrypts a value that was modified', () => {
  const [secret, once, context] = [new Uint8Array(32), new Uint8Array(12), new Uint8Array(3)];
  const encrypted = nodeCrypto.encryptAesGcm(secret, once, new Uint8Array([1, 2, 3]), context);
  fc.assert(
    fc.property(fc.nat({ max: encrypted.length - 1 }), fc.integer({ min: 1, max: 255 }), (index, change) => {
      const modified = encrypted.map((byte, at) => (at === index ? byte ^ change : byte));
      for (const host of crypto) expect(() => host.decryptAesGcm(secret, once, modified, context)).toThrow();
    }),
  );
});
