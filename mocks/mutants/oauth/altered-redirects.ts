import type { ClauseId } from '@workspace-api/contract';
import type { Mutant } from '../lib/mutant.ts';

/** Changes the redirect after the sign-in. */
const changeRedirect = (clause: ClauseId, text: string, change: (address: URL) => string): Mutant => ({
  clause,
  text,
  wrap: (next) => async (request) => {
    const response = await next(request);
    const location = response.headers.get('Location');
    if (location === null || !URL.canParse(location) || !new URL(location).searchParams.has('code'))
      return response;
    const headers = new Headers(response.headers);
    headers.set('Location', change(new URL(location)));
    return new Response(response.body, { status: response.status, headers });
  },
});

const withState = (address: URL, change: (state: string) => string | null): string => {
  const state = change(address.searchParams.get('state') ?? '');
  if (state === null) address.searchParams.delete('state');
  else address.searchParams.set('state', state);
  return address.href;
};

const state = 'oauth.redirect-returns-state';

/** Rejects a sign-in whose scopes are written in an unsupported way. */
const refuseScopes = (text: string, isRefused: (scope: string) => boolean): Mutant => ({
  clause: 'oauth.scope-is-space-separated',
  text,
  wrap: (next) => async (request) => {
    const { searchParams } = new URL(request.url);
    const isSignIn = searchParams.has('code_challenge');
    return isSignIn && isRefused(searchParams.get('scope') ?? '')
      ? new Response('Unknown scope.', { status: 400, headers: { 'Content-Type': 'text/plain' } })
      : next(request);
  },
});

export const alteredRedirects: Record<string, Mutant> = {
  'scopes-as-one-name': refuseScopes('Several scopes are treated as a single unknown scope.', (scope) =>
    scope.includes(' '),
  ),
  'state-lowered': changeRedirect(state, 'The state is returned in lowercase.', (address) =>
    withState(address, (value) => value.toLowerCase().replaceAll('&', '')),
  ),
  'state-cut-at-reserved-characters': changeRedirect(
    state,
    'The state is truncated at the first reserved character.',
    (address) => withState(address, (value) => /^[^/+&=]*/.exec(value)?.[0] ?? ''),
  ),
  'state-encoded-twice': changeRedirect(state, 'The state is percent-encoded twice.', (address) =>
    withState(address, encodeURIComponent),
  ),
  'code-in-the-fragment': changeRedirect(
    'oauth.redirect-carries-code',
    'The code is in the fragment of the redirect URI.',
    (address) => address.href.replace('?', '#'),
  ),
  'query-of-the-redirect-uri-lost': changeRedirect(
    'oauth.redirect-carries-code',
    'The redirect loses the query of the redirect URI.',
    (address) => {
      for (const name of [...address.searchParams.keys()])
        if (!['code', 'state', 'iss'].includes(name)) address.searchParams.delete(name);
      return address.href;
    },
  ),
  'redirect-to-one-path': changeRedirect(
    'oauth.redirect-carries-code',
    'The redirect always goes to the path /callback.',
    (address) => {
      address.pathname = '/callback';
      return address.href;
    },
  ),
};
