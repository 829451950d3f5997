import type { components } from '@workspace-api/contract';

/**
 * The pair of tokens of a session, as the service sends it: `access_token`, valid for `expires_in` seconds;
 * `refresh_token`, single use; `token_type`.
 */
export type SessionTokens = components['schemas']['TokenSession'];
