import type { AppContext } from '../../http/app-context.ts';
import type { TokenRow } from './table.ts';

/** What the tokens are signed with; the service alone reads them, so nobody else needs to check the signature. */
const algorithm = 'HS256';

/** For what the signing key is derived from the master key. */
export const signingPurpose = 'session tokens';

const seconds = (time: string) => Math.floor(Date.parse(time) / 1000);

// Loaded at the first sign-in, not at the start; and once, for to find a module again takes longer than to sign.
let signer: Promise<typeof import('jose/jwt/sign')> | undefined;

/**
 * A new access token of a session: `sess_` and a signed JSON Web Token (RFC 7519). Which token is let in is decided by
 * its hash, as with keys, since a signature knows nothing of revocation; the claims are for clients that look inside.
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
    // Two tokens of one session in one second are two tokens.
    .setJti(random(12).toString('base64url'))
    .setIssuedAt(clock.now());
  if (session.expires_at !== null) jwt.setExpirationTime(seconds(session.expires_at));
  return `sess_${await jwt.sign(keys.derive(signingPurpose))}`;
};
