import { createHash, randomBytes } from 'node:crypto';
import { operationOf } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';

/** The redirect URI. Nothing listens there: the driver stops at the redirect. */
export const redirectUri = 'http://127.0.0.1:49152/callback';

/** A pair of tokens, as exchange and refresh return it. */
export type Pair = { access_token: string; refresh_token: string; expires_in: number; token_type: string };

/** A verifier of RFC 7636, and its S256 challenge. */
export const newChallenge = () => {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
};

/** The authorize URL, with default parameters except those given. */
export const authorizeUrl = async (t: Case, query: Readonly<Record<string, string | null>>) => {
  const config = (await t.send({ operation: 'getCliConfig', token: null })).json<{ authorize_url: string }>();
  const url = new URL(config.authorize_url);
  const whole: Record<string, string | null> = {
    code_challenge_method: 'S256',
    redirect_uri: redirectUri,
    state: t.unique('state'),
    scope: operationOf('getMe').scope,
    ...query,
  };
  for (const [name, value] of Object.entries(whole)) if (value !== null) url.searchParams.set(name, value);
  return url.href;
};

/** Signs in and returns the redirect with its code; null if there is no redirect. */
export const signInAndReturn = async (
  t: Case,
  url: string,
): Promise<{ address: URL | null; code: string | null }> => {
  const { redirect } = await t.needs('oauth-sign-in')({ authorizeUrl: url });
  const address = redirect !== null && URL.canParse(redirect) ? new URL(redirect) : null;
  return { address, code: address?.searchParams.get('code') ?? null };
};

/** A fresh code with its verifier. */
export const freshCode = async (t: Case): Promise<{ code: string; verifier: string }> => {
  const { verifier, challenge } = newChallenge();
  const { code } = await signInAndReturn(t, await authorizeUrl(t, { code_challenge: challenge }));
  if (code === null) throw new Error('The sign-in gave no authorization code.');
  return { code, verifier };
};

/** Exchanges a code. */
export const exchange = (t: Case, code: string, verifier: string, uri: string = redirectUri) =>
  t.send({
    operation: 'exchangeAuthorizationCode',
    token: null,
    body: { auth_code: code, code_verifier: verifier, redirect_uri: uri },
  });

/** Refreshes a session. */
export const refresh = (t: Case, refreshToken: string) =>
  t.send({ operation: 'refreshSession', token: null, body: { refresh_token: refreshToken } });

/** Signs in for a fresh session. */
export const freshPair = async (t: Case): Promise<Pair> => {
  const { code, verifier } = await freshCode(t);
  return (await exchange(t, code, verifier)).json<Pair>();
};
