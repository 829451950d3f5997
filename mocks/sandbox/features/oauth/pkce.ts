import { toBase64url } from '#host/bytes.ts';
import { sha256 } from '#host/crypto.ts';
import { equalStrings } from '../../core/token-secret.ts';

/** The only supported method. `plain` would expose the verifier in the URL (RFC 7636 section 7.2). */
export const challengeMethod = 'S256';

/** The format of S256 challenges: 256 bits in base64url without padding. */
export const challengePattern = /^[A-Za-z0-9_-]{43}$/;

// RFC 7636 section 4.1: 43 to 128 unreserved characters.
const verifierPattern = /^[A-Za-z0-9\-._~]{43,128}$/;

/** Computes the challenge of a verifier (RFC 7636 section 4.2). */
export const createChallenge = (verifier: string): string => toBase64url(sha256(verifier));

/** Whether a verifier matches a challenge (RFC 7636 section 4.6). */
export const matchesChallenge = (verifier: string, challenge: string): boolean =>
  verifierPattern.test(verifier) && equalStrings(createChallenge(verifier), challenge);
