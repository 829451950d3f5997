import { sessionPrefix } from '@workspace-api/contract';
import type { AppContext } from '../../http/app-context.ts';
import type { TokenRow } from './table.ts';

/** The signature algorithm. Only the service reads the tokens, so a shared secret is enough. */
const algorithm = 'HS256';

/** The purpose for which the signing key is derived from the master key. */
export const signingPurpose = 'session tokens';

const seconds = (time: string) => Math.floor(Date.parse(time) / 1000);

// Loaded at the first sign-in instead of at the start. Memoized, since importing a module again takes longer than signing.
let signer: Promise<typeof import('jose/jwt/sign')> | undefined;

/**
 * Creates an access token of a session: `sess_` and a signed JSON Web Token (RFC 7519). Like keys, tokens are verified by
 * their hash, since a signature can't be revoked. The claims are for clients that decode the token.
 */
export const newAccessToken = async (
  { clock, keys, random }: Pick<AppContext, 'clock' | 'keys' | 'random'>,
  session: Pick<TokenRow, 'id' | 'user_id' | 'expires_at'>,
): Promise<string> => {
  signer ??= import('jose/jwt/sign');
  const { SignJWT } = await signer;
  const jwt = new SignJWT({ sid: session.id })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setSubject(session.user_id)
    // Makes two tokens that one session gets within a second different.
    .setJti(random(12).toString('base64url'))
    .setIssuedAt(clock.now());
  if (session.expires_at !== null) jwt.setExpirationTime(seconds(session.expires_at));
  return `${sessionPrefix}${await jwt.sign(keys.derive(signingPurpose))}`;
};
