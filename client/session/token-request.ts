import type { TokenSession } from '@workspace-api/contract';
import { getBody, getRequest } from '../fetch/buffer-response.ts';
import { UnexpectedBodyError } from '../results/transport-errors.ts';

/**
 * The pair of tokens of a session, as the service sends it: `access_token`, valid for `expires_in` seconds;
 * `refresh_token`, single use; `token_type`.
 */
export type SessionTokens = TokenSession;

/**
 * Reads the pair of tokens from a successful result.
 *
 * @throws UnexpectedBodyError without a pair, so that it doesn't replace a valid one
 */
export const readTokens = (result: {
  data: Partial<TokenSession> | null;
  response: Response;
}): TokenSession => {
  const { data, response } = result;
  if (typeof data?.access_token !== 'string' || typeof data.refresh_token !== 'string')
    throw new UnexpectedBodyError(
      getRequest(response) as Request,
      response,
      getBody(response),
      'a pair of tokens',
    );
  return data as TokenSession;
};
