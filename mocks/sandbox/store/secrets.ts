import { createHash } from 'node:crypto';
import type { Random } from '../ports/random.ts';
import type { Mode } from '../tenant.ts';

/** What the store keeps of a token's secret. The secrets are long and random, so a plain hash can't be reversed. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A new API key's secret; its prefix tells the mode. */
export const newKeySecret = (mode: Mode, random: Random): string =>
  `key_${mode}_${random(24).toString('base64url').replaceAll(/[-_]/g, 'x')}`;

/**
 * A new session's access token: `sess_` and a JSON Web Token (RFC 7519). The sandbox knows it by its hash like any
 * other token; what the JWT says is for clients that look inside.
 */
export const newSessionSecret = (
  claims: { sub: string; jti: string; iat: number; exp?: number },
  random: Random,
): string => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `sess_${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.${random(32).toString('base64url')}`;
};
