/** The exports of the tokens feature for other features and the wiring. */
export { createOwnSecrets, type KnownSecrets, publicSecrets } from './known-secrets.ts';
export { knownTokens, seedTokens } from './known-tokens.ts';
export { findPrincipal, readLimit, readRateLimit, requiresMfa } from './principals.ts';
export { findToken, issueToken, makeToken, renewSession, revokeToken } from './rows.ts';
export { insertKnownTokens } from './seed.ts';
export type { TokenRow } from './table.ts';
