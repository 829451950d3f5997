import { type components, type ErrorEnvelope, mediaTypes, type sessionPaths } from '@workspace-api/contract';
import { getBody } from '../fetch/buffer-response.ts';
import { ApiError } from '../results/api-error.ts';
import { UnexpectedBodyError } from '../results/transport-errors.ts';

/**
 * The pair of tokens of a session, as the service sends it: `access_token`, valid for `expires_in` seconds;
 * `refresh_token`, single use; `token_type`.
 */
export type SessionTokens = components['schemas']['TokenSession'];

/** Creates a request for a pair of tokens: JSON, without an access token. */
export const tokenRequest = (
  baseUrl: string,
  path: (typeof sessionPaths)[keyof typeof sessionPaths],
  body: Readonly<Record<string, string>>,
): Request =>
  new Request(baseUrl.replace(/\/$/, '') + path, {
    method: 'POST',
    headers: { Accept: mediaTypes.json, 'Content-Type': mediaTypes.json },
    body: JSON.stringify(body),
  });

/**
 * Reads the pair of tokens from a JSON response that passed `validateResponses`.
 *
 * @throws ApiError if the service refused it; UnexpectedBodyError without a pair, so that it doesn't replace a valid one
 */
export const readTokens = async (request: Request, response: Response): Promise<SessionTokens> => {
  const body = JSON.parse(getBody(response)) as Partial<SessionTokens & ErrorEnvelope> | null;
  if (body?.error) throw new ApiError(response, body.error);
  if (typeof body?.access_token !== 'string' || typeof body.refresh_token !== 'string')
    throw new UnexpectedBodyError(request, response, getBody(response), 'a pair of tokens');
  return body as SessionTokens;
};
