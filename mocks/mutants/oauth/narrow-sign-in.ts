import { errors, operations } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { alterJson, readError, readJson, withJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import { firstUseRefused } from '../lib/first-use-refused.ts';
import type { Mutant } from '../lib/mutant.ts';
import { getAuthorization } from '../lib/owners.ts';
import { parseBody } from '../lib/parse-body.ts';

const { getCliConfig, exchangeAuthorizationCode, refreshSession } = operations;

const isConfig = (request: Request): boolean =>
  request.method === getCliConfig.method && new URL(request.url).pathname.endsWith(getCliConfig.path);

/** A challenge that no client's verifier meets. */
const someChallenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

/** Changes the query of requests for the sign-in page. */
const changeQuery = (change: (query: URLSearchParams) => void): Mutant['wrap'] => {
  return (next) => async (request) => {
    const url = new URL(request.url);
    if (!url.searchParams.has('redirect_uri')) return next(request);
    const { again } = await repeatable(request);
    change(url.searchParams);
    return next(again({ url }));
  };
};

/** A session that ends with its access token. */
const endsWithAccessToken: Mutant = {
  clause: 'oauth.refresh-after-expiry',
  text: 'A refresh token is rejected after its expired access token has been used.',
  wrap: (next) => {
    const refreshTokens = new Map<string, string>();
    const endedTokens = new Set<string>();
    return async (request) => {
      const { rawBody, again } = await repeatable(request);
      const id = findOperation(request)?.id;
      const json = id === refreshSession.id ? (parseBody(rawBody) as { refresh_token?: string }) : {};
      const isEnded = endedTokens.has(json.refresh_token ?? '');
      const response = await next(again(isEnded ? { body: JSON.stringify({ refresh_token: 'none' }) } : {}));
      if ((await readError(response))?.code === errors['token-expired'].code)
        endedTokens.add(refreshTokens.get(getAuthorization(request)) ?? 'none');
      if (response.ok && (id === refreshSession.id || id === exchangeAuthorizationCode.id)) {
        const pair = await readJson(response);
        refreshTokens.set(`Bearer ${String(pair?.access_token)}`, String(pair?.refresh_token));
      }
      return response;
    };
  },
};

/** A session for several scopes that is granted only the first of them. */
const firstScopeOnly: Mutant = {
  clause: 'oauth.scope-is-space-separated',
  text: 'A session has only the first of several requested scopes.',
  wrap: (next) => {
    let requested: readonly string[] = [];
    const granted = new Map<string, string>();
    return async (request) => {
      const { searchParams } = new URL(request.url);
      if (searchParams.has('code_challenge')) requested = (searchParams.get('scope') ?? '').split(' ');
      const operation = findOperation(request);
      const scope = granted.get(getAuthorization(request));
      const response = await next(request);
      if (response.ok && operation?.id === exchangeAuthorizationCode.id && requested.length > 1)
        granted.set(`Bearer ${String((await readJson(response))?.access_token)}`, requested[0] ?? '');
      if (scope === undefined || !operation?.scope || operation.scope === scope) return response;
      const { status, code, message, details } = errors['insufficient-scope'];
      return withJson(response, status, {
        error: { code, message, details: { ...details, required_scope: operation.scope } },
      });
    };
  },
};

/** A sign-in that accepts or grants less than the API promises. */
export const narrowSignIn: Record<string, Mutant> = {
  'sign-in-without-challenge': {
    clause: 'oauth.code-challenge-required',
    text: 'A sign-in without a code challenge returns a code.',
    wrap: changeQuery((query) => {
      if (!query.has('code_challenge')) query.set('code_challenge', someChallenge);
    }),
  },
  'sign-in-without-scope': {
    clause: 'oauth.redirect-uri-and-scope-required',
    text: 'A sign-in without a scope returns a code.',
    wrap: changeQuery((query) => {
      if (!query.has('scope')) query.set('scope', operations.getMe.scope);
    }),
  },
  'sign-in-without-redirect-uri': {
    clause: 'oauth.redirect-uri-and-scope-required',
    text: 'A sign-in without a redirect URI returns its code to the last one.',
    wrap: (next) => {
      let last: string | undefined;
      return async (request) => {
        const url = new URL(request.url);
        if (!url.searchParams.has('code_challenge')) return next(request);
        const { again } = await repeatable(request);
        last = url.searchParams.get('redirect_uri') ?? last;
        if (last !== undefined) url.searchParams.set('redirect_uri', last);
        return next(again({ url }));
      };
    },
  },
  'first-scope-only': firstScopeOnly,
  'cli-config-needs-a-token': {
    clause: 'oauth.cli-config-is-open',
    text: 'The sign-in configuration requires a token.',
    wrap: (next) => async (request) => {
      const { status, code, message } = errors.unauthorized;
      return isConfig(request) && getAuthorization(request) === ''
        ? Response.json({ error: { code, message } }, { status })
        : next(request);
    },
  },
  'cli-config-with-a-path': {
    clause: 'oauth.cli-config-fields',
    text: 'The authorize_url of the sign-in configuration is a path, not a URL.',
    wrap: (next) => async (request) => {
      const response = await next(request);
      return isConfig(request)
        ? alterJson(response, (json) => ({
            ...json,
            authorize_url: new URL(String(json.authorize_url)).pathname,
          }))
        : response;
    },
  },
  'refreshed-session-works-later': firstUseRefused(
    'oauth.refreshed-pair-works',
    'A refreshed access token is rejected on its first use.',
    refreshSession.id,
    'access_token',
  ),
  'session-ends-with-its-access-token': endsWithAccessToken,
};
