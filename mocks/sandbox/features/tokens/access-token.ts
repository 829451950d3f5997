import { sessionPrefix } from '@workspace-api/contract';
import { toBase64url, utf8 } from '#host/bytes.ts';
import { hmacSha256 } from '#host/crypto.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { TokenRow } from './table.ts';

/** The purpose used to derive the signing key from the master key. */
export const signingPurpose = 'session tokens';

// Only the service reads the tokens, so a shared secret is sufficient.
const header = { alg: 'HS256', typ: 'JWT' } as const;

const encode = (part: object): string => toBase64url(utf8(JSON.stringify(part)));

const seconds = (time: Date) => Math.floor(time.getTime() / 1000);

/**
 * Creates an access token of a session: `sess_` and a signed JSON Web Token (RFC 7519). Tokens, like keys, are verified by
 * their hash, because a signature can't be revoked. The claims are for clients that decode the token.
 *
 * It is signed synchronously. A library based on Web Crypto signs on another thread, and waiting for that thread takes longer
 * than the rest of creating a workspace.
 */
export const newAccessToken = (
  { clock, keys, random }: Pick<AppContext, 'clock' | 'keys' | 'random'>,
  session: Pick<TokenRow, 'id' | 'user_id' | 'expires_at'>,
): string => {
  const claims = {
    sid: session.id,
    sub: session.user_id,
    // Makes two tokens that a session gets within the same second different.
    jti: toBase64url(random(12)),
    iat: seconds(clock.now()),
    ...(session.expires_at !== null && { exp: seconds(new Date(session.expires_at)) }),
  };
  // RFC 7515 section 3.1: the signature covers the encoded header and claims.
  const signed = `${encode(header)}.${encode(claims)}`;
  const signature = hmacSha256(keys.derive(signingPurpose), signed);
  return `${sessionPrefix}${signed}.${toBase64url(signature)}`;
};
