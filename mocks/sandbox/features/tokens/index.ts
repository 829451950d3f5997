/** The exports of the tokens feature for other features. */
export { readLimit } from './principals.ts';
export { issueToken, makeToken, renewSession, revokeToken } from './rows.ts';
