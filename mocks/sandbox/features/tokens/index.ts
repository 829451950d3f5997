export { readLimit } from './principals.ts';
export { issueToken, makeToken, renewSession, revokeToken } from './rows.ts';
