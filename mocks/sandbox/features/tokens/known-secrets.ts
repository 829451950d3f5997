import { toHex } from '#host/bytes.ts';
import { hmacSha256With } from '#host/crypto.ts';
import { equalStrings } from '../../core/token-secret.ts';
import type { KnownToken } from '../../domain/known-token.ts';
import { hasPublicSecret } from './known-tokens.ts';

/**
 * The secrets of the known tokens. They are stored, and shown in documents, with public secrets. A sandbox that other
 * machines can reach accepts secrets of its own instead.
 */
export type KnownSecrets = {
  /** A known token with the secret that this sandbox accepts. */
  show(token: KnownToken): KnownToken;
  /** The secret under which a token is stored, for the secret of a request. */
  toStored(secret: string): string;
  /** Whether the secret of a request is public and therefore not accepted for this token. */
  isRefused(tokenId: string, secret: string): boolean;
};

/** Accepts the public secrets. */
export const publicSecrets: KnownSecrets = {
  show: (token) => token,
  toStored: (secret) => secret,
  isRefused: () => false,
};

/**
 * Accepts the public secrets only with a suffix that is derived from a key, so that they are the same after a restart, a
 * reset or in a peer. The stored tokens stay unchanged: a sandbox of this machine can use the same records with the
 * public secrets, and the records of such a sandbox can be served to other machines.
 *
 * @param key 32 random bytes
 */
export const createOwnSecrets = (key: Uint8Array): KnownSecrets => {
  const hmac = hmacSha256With(key);
  const toOwn = (secret: string): string => `${secret}_${toHex(hmac(secret)).slice(0, 32)}`;
  return {
    show: (token) => ({ ...token, secret: toOwn(token.secret) }),
    toStored(secret) {
      const stored = /^(.+)_[0-9a-f]{32}$/.exec(secret)?.[1];
      if (stored === undefined) return secret;
      return equalStrings(toOwn(stored), secret) ? stored : secret;
    },
    isRefused: hasPublicSecret,
  };
};
