import { sha256 } from '@noble/hashes/sha2.js';
import { getOperation, type OperationId, operations } from '@workspace-api/contract';
import { all, perServer, type Wrap } from '../wrappers/fetch.ts';
import { cache, knowing } from '../wrappers/flawed.ts';
import type { Json } from '../wrappers/json.ts';
import { on, onOperations, onRequests, refuseScope } from '../wrappers/on.ts';
import { grantedAtOnce, onPairs, sessions } from './sessions.ts';
import type { MutantTable } from './table.ts';

const someChallenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

const createChallenge = (verifier: string): string =>
  btoa(String.fromCharCode(...sha256(new TextEncoder().encode(verifier))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const onConfig = () => onRequests(({ url }) => new URL(url).pathname.endsWith(operations.getCliConfig.path));

/** Selects the requests for the sign-in page that have a parameter. */
const onSignIn = (parameter: 'code_challenge' | 'redirect_uri') =>
  onRequests(({ url }) => new URL(url).searchParams.has(parameter));

/** Returns a code for a sign-in without a parameter, which the server would refuse. */
const signsInWithout = (parameter: string, value: string): Wrap =>
  onSignIn('redirect_uri')
    .missing(parameter)
    .query({ [parameter]: value });

/** The redirect that ends a sign-in with a code; undefined if there is none. */
const findRedirect = (headers: Headers): URL | undefined => {
  const location = headers.get('Location') ?? '';
  const address = URL.canParse(location) ? new URL(location) : undefined;
  return address?.searchParams.has('code') ? address : undefined;
};

/** Changes the redirect that ends a sign-in. */
const redirects = (change: (address: URL) => string) =>
  onSignIn('redirect_uri').responseHeaders((headers) => {
    const address = findRedirect(headers);
    if (address) headers.set('Location', change(address));
  });

type SignIn = { readonly code: string; readonly challenge: string; readonly redirectUri: string };

/** Changes an exchange, given the sign-ins before it, the latest first. */
const exchanges = (change: (body: Json, signIns: readonly SignIn[]) => Json | undefined) =>
  perServer(() => {
    const signIns: SignIn[] = [];
    return [
      on('exchangeAuthorizationCode').body((body) => ({ ...body, ...change(body, signIns) })),
      onSignIn('redirect_uri').responseHeaders((headers, { query }) => {
        const code = findRedirect(headers)?.searchParams.get('code');
        const challenge = query.get('code_challenge') ?? '';
        if (code) signIns.unshift({ code, challenge, redirectUri: query.get('redirect_uri') ?? '' });
      }),
    ];
  });

/** Compares redirect URIs in its own way. */
const redirectUris = (matches: (input: URL, requested: URL) => boolean) =>
  exchanges(({ auth_code, redirect_uri }, signIns) => {
    const { redirectUri } = signIns.find(({ code }) => code === auth_code) ?? {};
    const input = String(redirect_uri);
    return redirectUri && URL.canParse(input) && matches(new URL(input), new URL(redirectUri))
      ? { redirect_uri: redirectUri }
      : undefined;
  });

/**
 * Compares verifiers in its own way. The server receives a challenge that can always be met, and the client's own one is kept
 * for the comparison.
 */
const verifiers = (matches: (verifier: string, challenge: string, signIns: readonly SignIn[]) => boolean) => {
  const own = crypto.randomUUID() + crypto.randomUUID();
  return all(
    exchanges(({ auth_code, code_verifier }, signIns) => {
      const signIn = signIns.find(({ code }) => code === auth_code);
      const isMet = signIn && matches(String(code_verifier), signIn.challenge, signIns);
      return { code_verifier: isMet ? own : `${own}0` };
    }),
    onSignIn('code_challenge').request(({ query, rawBody }) => {
      const code_challenge = createChallenge(own);
      const body = rawBody.replaceAll(query.get('code_challenge') ?? '', code_challenge);
      return { query: { code_challenge }, body };
    }),
  );
};

export const oauth: MutantTable = {
  ...sessions,
  'oauth.cli-config-is-open/cli-config-needs-a-token: The sign-in configuration requires a token.':
    onConfig().refuses('unauthorized', ({ token }) => token === ''),
  'oauth.cli-config-fields/cli-config-with-a-path: The authorize_url of the sign-in configuration is a path, not a URL.':
    onConfig().member('authorize_url', (url) => new URL(String(url)).pathname),
  'oauth.code-challenge-required/sign-in-without-challenge: A sign-in without a code challenge returns a code.':
    signsInWithout('code_challenge', someChallenge),
  'oauth.code-challenge-required/sign-in-with-an-empty-challenge: A sign-in with an empty code challenge returns a code.':
    onSignIn('redirect_uri')
      .when(({ query }) => query.get('code_challenge') === '')
      .query({ code_challenge: someChallenge }),
  'oauth.redirect-uri-and-scope-required/sign-in-without-scope: A sign-in without a scope returns a code.':
    signsInWithout('scope', operations.getMe.scope),
  'oauth.redirect-uri-and-scope-required/sign-in-without-redirect-uri: A sign-in without a redirect URI returns its code to the last one.':
    perServer(() => {
      let last: string | null = null;
      return onSignIn('code_challenge').query(({ query }) => {
        last = query.get('redirect_uri') ?? last;
        return { redirect_uri: last };
      });
    }),
  'oauth.scope-is-space-separated/scopes-as-one-name: Several scopes are treated as a single unknown scope.':
    onSignIn('code_challenge')
      .when(({ query }) => query.get('scope')?.includes(' ') === true)
      .respond(() => new Response('Unknown scope.', { status: 400 })),
  'oauth.scope-is-space-separated/first-scope-only: A session has only the first of several requested scopes.':
    perServer<string>((granted) => {
      let requested: string[] = [];
      return [
        onSignIn('code_challenge').before(({ query }) => {
          requested = query.get('scope')?.split(' ') ?? [];
        }),
        on('exchangeAuthorizationCode').after((_, { access_token }) => {
          const [first = '', ...others] = requested;
          if (others.length > 0) granted.set(`Bearer ${access_token}`, first);
        }),
        onOperations(({ scope }) => scope !== null)
          .of(granted, ({ token }) => token)
          .response((response, { operation, token }) => {
            const required_scope = getOperation(operation as OperationId).scope;
            return required_scope === granted.get(token) ? response : refuseScope(required_scope, response);
          }),
      ];
    }),
  'oauth.redirect-returns-state/state-encoded-twice: The state is percent-encoded twice.': redirects(
    (address) => {
      address.searchParams.set('state', encodeURIComponent(address.searchParams.get('state') ?? ''));
      return address.href;
    },
  ),
  'oauth.redirect-carries-code/code-in-the-fragment: The code is in the fragment of the redirect URI.':
    redirects(({ href }) => href.replace('?', '#')),
  'oauth.redirect-carries-code/query-of-the-redirect-uri-lost: The redirect loses the query of the redirect URI.':
    redirects((address) => {
      for (const name of [...address.searchParams.keys()])
        if (!['code', 'state', 'iss'].includes(name)) address.searchParams.delete(name);
      return address.href;
    }),
  'oauth.challenge-method-s256/challenge-of-method-plain: The code verifier is compared with the unhashed challenge, as in the method plain.':
    verifiers((verifier, challenge) => verifier === challenge),
  'oauth.verifier-is-checked/verifier-not-checked: Any code verifier is accepted.': verifiers(() => true),
  'oauth.verifier-is-checked/verifier-of-any-sign-in: The code verifier of any sign-in is accepted.':
    verifiers((verifier, _, signIns) =>
      signIns.some(({ challenge }) => challenge === createChallenge(verifier)),
    ),
  'oauth.redirect-uri-must-match/redirect-uri-by-prefix: A URI that starts with the redirect URI is accepted.':
    redirectUris((input, requested) => input.href.startsWith(requested.href)),
  'oauth.redirect-uri-must-match/redirect-uri-case-folded: Redirect URIs are compared case-insensitively.':
    redirectUris((input, requested) => input.href.toLowerCase() === requested.href.toLowerCase()),
  'oauth.redirect-uri-must-match/redirect-uri-without-port: The port of the redirect URI is ignored.':
    redirectUris(
      (input, requested) => input.hostname === requested.hostname && input.pathname === requested.pathname,
    ),
  'oauth.code-single-use/code-works-twice: A code can be exchanged twice, and both exchanges return the same tokens.':
    cache(on('exchangeAuthorizationCode'), ({ body }) => body.auth_code),
  'oauth.code-single-use/code-used-twice-at-once: Simultaneous exchanges of one code all succeed.':
    grantedAtOnce('exchangeAuthorizationCode'),
  'oauth.grants-not-interchangeable/code-case-folded: Codes are compared case-insensitively.': exchanges(
    ({ auth_code }, signIns) => {
      const input = String(auth_code).toLowerCase();
      return { auth_code: signIns.find(({ code }) => code.toLowerCase() === input)?.code ?? auth_code };
    },
  ),
  "oauth.grants-not-interchangeable/access-token-refreshes: An access token is accepted as its session's refresh token.":
    knowing(
      onPairs(),
      (refreshTokens) =>
        on('refreshSession')
          .of(refreshTokens, ({ body }) => body.refresh_token)
          .body((body) => ({ refresh_token: refreshTokens.get(body.refresh_token) })),
      (_, pair) => pair.access_token,
      (_, pair) => pair.refresh_token,
    ),
};
