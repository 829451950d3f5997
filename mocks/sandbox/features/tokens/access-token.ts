import { sessionPrefix } from '@workspace-api/contract';
import jws from 'jws';
import type { AppContext } from '../../domain/app-context.ts';
import type { TokenRow } from './table.ts';

/** The purpose used to derive the signing key from the master key. */
export const signingPurpose = 'session tokens';

// Only the service reads the tokens, so a shared secret is sufficient.
const header = { alg: 'HS256', typ: 'JWT' } as const;

const seconds = (time: Date) => Math.floor(time.getTime() / 1000);

/**
 * Creates an access token of a session: `sess_` and a signed JSON Web Token (RFC 7519). Tokens, like keys, are verified by
 * their hash, because a signature can't be revoked. The claims are for clients that decode the token.
 *
 * jws signs synchronously. A library based on Web Crypto signs on another thread, and waiting for that thread takes longer than
 * the rest of creating a workspace.
 */
export const newAccessToken = (
  { clock, keys, random }: Pick<AppContext, 'clock' | 'keys' | 'random'>,
  session: Pick<TokenRow, 'id' | 'user_id' | 'expires_at'>,
): string => {
  const claims = {
    sid: session.id,
    sub: session.user_id,
    // Makes two tokens that a session gets within the same second different.
    jti: random(12).toString('base64url'),
    iat: seconds(clock.now()),
    ...(session.expires_at !== null && { exp: seconds(new Date(session.expires_at)) }),
  };
  const jwt = jws.sign({ header, payload: claims, secret: keys.derive(signingPurpose) });
  return `${sessionPrefix}${jwt}`;
};
