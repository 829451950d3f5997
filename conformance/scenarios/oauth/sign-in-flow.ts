import { createHash, randomBytes } from 'node:crypto';
import { getOperation, type OperationId } from '@workspace-api/contract';
import { getJson, isSuccess, member } from '../../checks/body.ts';
import { summarizeResponse } from '../../checks/check-result.ts';
import type { Case, Exchange, OperationRequest } from '../../engine/scenario.ts';

/** The redirect URI. No server listens there: the driver stops at the redirect. */
export const redirectUri = 'http://127.0.0.1:49152/callback';

/** A pair of tokens, as returned by an exchange or a refresh. */
export type Pair = { access_token: string; refresh_token: string; expires_in: number; token_type: string };

/** Creates a verifier of RFC 7636, longer than the minimum, and its S256 challenge. */
export const newChallenge = () => {
  const verifier = randomBytes(48).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
};

/** Builds the authorize URL from the default parameters, overridden by `query`. */
export const authorizeUrl = async (t: Case, query: Readonly<Record<string, string | null>>) => {
  const configuredUrl = await t.once('authorize_url', async () => {
    const config = await t.prepare({ operation: 'getCliConfig', token: null });
    return member(getJson(config), 'authorize_url');
  });
  if (typeof configuredUrl !== 'string' || !URL.canParse(configuredUrl))
    return t.notExercised([], 'the authorize URL: getCliConfig returned no authorize_url');
  const url = new URL(configuredUrl);
  const allParameters: Record<string, string | null> = {
    code_challenge_method: 'S256',
    redirect_uri: redirectUri,
    state: t.unique('state'),
    scope: getOperation('getMe').scope,
    ...query,
  };
  for (const [name, value] of Object.entries(allParameters))
    if (value !== null) url.searchParams.set(name, value);
  return url.href;
};

/** Signs in and returns the redirect with its code; null without a redirect. */
export const signInAndReturn = async (
  t: Case,
  url: string,
): Promise<{ address: URL | null; code: string | null }> => {
  const { redirect } = await t.needs('oauth-sign-in')({ authorizeUrl: url });
  const address = redirect !== null && URL.canParse(redirect) ? new URL(redirect) : null;
  return { address, code: address?.searchParams.get('code') ?? null };
};

/**
 * Ends the case unless a code and a refresh token were accepted once in this run: otherwise a refusal shows nothing about the
 * value that is refused. All cases share it.
 */
export const needsAcceptedGrants = (t: Case): Promise<unknown> =>
  t.once('grants that are accepted', async () => {
    const pair = await freshPair(t);
    return pairIn(await refresh(t, pair.refresh_token)) ?? t.notExercised([], 'a refreshed session');
  });

/** Requests a fresh code with its verifier and challenge. Parameters override the defaults. */
export const freshCode = async (
  t: Case,
  query: Readonly<Record<string, string>> = {},
): Promise<{ code: string; verifier: string; challenge: string }> => {
  const { verifier, challenge } = newChallenge();
  const { code } = await signInAndReturn(t, await authorizeUrl(t, { code_challenge: challenge, ...query }));
  if (code === null) t.notExercised([], 'an authorization code: the sign-in returned none');
  return { code, verifier, challenge };
};

/**
 * Sends a grant without a token, then with the run's token if the response is 401: the required credentials are not
 * documented.
 */
const grant = async (t: Case, request: OperationRequest): Promise<Exchange> => {
  const response = await t.send({ ...request, token: null });
  return response.status === 401 ? t.send({ ...request, token: t.target.token }) : response;
};

/** Exchanges a code. */
export const exchange = (t: Case, code: string, verifier: string, uri: string = redirectUri) =>
  grant(t, {
    operation: 'exchangeAuthorizationCode',
    body: { auth_code: code, code_verifier: verifier, redirect_uri: uri },
  });

/** Refreshes a session. */
export const refresh = (t: Case, refreshToken: string) =>
  grant(t, { operation: 'refreshSession', body: { refresh_token: refreshToken } });

/** Reads the pair in a response; null if the response is a refusal or doesn't contain two tokens. */
export const pairIn = (response: Exchange): Pair | null => {
  const pair = isSuccess(response) ? (getJson(response) as Pair | null) : null;
  return typeof pair?.access_token === 'string' && typeof pair.refresh_token === 'string' ? pair : null;
};

/** Signs in for a fresh session that is allowed to call the operations. */
export const freshPair = async (t: Case, operations: readonly OperationId[] = ['getMe']): Promise<Pair> => {
  const scope = operations.map((id) => getOperation(id).scope).join(' ');
  const { code, verifier } = await freshCode(t, { scope });
  const response = await exchange(t, code, verifier);
  const missing = 'a session: exchangeAuthorizationCode returned';
  return pairIn(response) ?? t.notExercised([], `${missing} ${summarizeResponse(response)}`);
};
