import { createHash, randomBytes } from 'node:crypto';
import { type ClauseId, operations } from '@workspace-api/contract';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';
import { parseBody } from '../lib/parse-body.ts';
import { isFor } from './is-for.ts';

const createChallenge = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

type AuthorizationRequest = { challenge: string; redirectUri: string };

/**
 * A server that compares verifiers in its own way. It sends a challenge that it can always meet to the inner server, and keeps
 * the client's challenge for the comparison.
 */
const acceptVerifier = (
  text: string,
  matches: (
    verifier: string,
    authorization: AuthorizationRequest,
    all: readonly AuthorizationRequest[],
  ) => boolean,
  clause: ClauseId = 'oauth.verifier-is-checked',
): Mutant => ({
  clause,
  text,
  wrap: (next) => {
    const own = randomBytes(32).toString('base64url');
    const codes = new Map<string, AuthorizationRequest>();
    return async (request) => {
      const url = new URL(request.url);
      const challenge = url.searchParams.get('code_challenge');
      const { rawBody: body, again } = await repeatable(request);
      if (challenge !== null) {
        url.searchParams.set('code_challenge', createChallenge(own));
        const response = await next(again({ url, body: body.replaceAll(challenge, createChallenge(own)) }));
        const location = response.headers.get('Location');
        const code = location === null ? null : new URL(location, url).searchParams.get('code');
        const redirectUri = url.searchParams.get('redirect_uri') ?? '';
        if (code !== null) codes.set(code, { challenge, redirectUri });
        return response;
      }
      if (!isFor(request, operations.exchangeAuthorizationCode.id)) return next(again());
      const json = parseBody(body);
      const authorization = codes.get(String(json.auth_code));
      const isRight =
        authorization && matches(String(json.code_verifier), authorization, [...codes.values()]);
      const verifier = isRight ? own : `${own}0`;
      return next(again({ body: JSON.stringify({ ...json, code_verifier: verifier }) }));
    };
  },
});

/** A server that compares redirect URIs in its own way. */
const acceptRedirectUri = (text: string, matches: (input: URL, requested: URL) => boolean): Mutant => ({
  clause: 'oauth.redirect-uri-must-match',
  text,
  wrap: (next) => {
    const uris = new Map<string, string>();
    return async (request) => {
      const { rawBody: body, again } = await repeatable(request);
      if (isFor(request, operations.exchangeAuthorizationCode.id)) {
        const json = parseBody(body);
        const redirectUri = uris.get(String(json.auth_code)) ?? '';
        const uri = String(json.redirect_uri);
        const isAccepted =
          URL.canParse(redirectUri) && URL.canParse(uri) && matches(new URL(uri), new URL(redirectUri));
        return next(
          again(isAccepted ? { body: JSON.stringify({ ...json, redirect_uri: redirectUri }) } : {}),
        );
      }
      const response = await next(again());
      const location = response.headers.get('Location');
      const code = location === null ? null : new URL(location, request.url).searchParams.get('code');
      const redirectUri = new URL(request.url).searchParams.get('redirect_uri');
      if (code !== null && redirectUri !== null) uris.set(code, redirectUri);
      return response;
    };
  },
});

const sameButFor = (part: RegExp, one: URL, other: URL): boolean =>
  one.href.replace(part, '') === other.href.replace(part, '');

/** A server that compares codes in its own way. */
const acceptCode = (text: string, matches: (input: string, code: string) => boolean): Mutant => ({
  clause: 'oauth.grants-not-interchangeable',
  text,
  wrap: (next) => {
    const codes: string[] = [];
    return async (request) => {
      const { rawBody: body, again } = await repeatable(request);
      if (isFor(request, operations.exchangeAuthorizationCode.id)) {
        const json = parseBody(body);
        const match = codes.find((code) => matches(String(json.auth_code), code));
        return next(again(match ? { body: JSON.stringify({ ...json, auth_code: match }) } : {}));
      }
      const response = await next(again());
      const location = response.headers.get('Location');
      const code = location === null ? null : new URL(location, request.url).searchParams.get('code');
      if (code !== null) codes.unshift(code);
      return response;
    };
  },
});

export const looseCodes: Record<string, Mutant> = {
  'verifier-not-checked': acceptVerifier('Any code verifier is accepted.', () => true),
  'challenge-accepted-as-verifier': acceptVerifier(
    'The code challenge is accepted as the code verifier, as in the method plain.',
    (verifier, { challenge }) => verifier === challenge || createChallenge(verifier) === challenge,
  ),
  'challenge-of-method-plain': acceptVerifier(
    'The code verifier is compared with the unhashed challenge, as in the method plain.',
    (verifier, { challenge }) => verifier === challenge,
    'oauth.challenge-method-s256',
  ),
  'verifier-of-any-sign-in': acceptVerifier(
    'The code verifier of any sign-in is accepted.',
    (verifier, _, all) => all.some(({ challenge }) => challenge === createChallenge(verifier)),
  ),
  'verifier-trimmed': acceptVerifier(
    'Whitespace around a code verifier is ignored.',
    (verifier, { challenge }) => createChallenge(verifier.trim()) === challenge,
  ),
  'code-by-prefix': acceptCode('A string that starts with a valid code is accepted.', (input, code) =>
    input.startsWith(code),
  ),
  'code-cut-short': acceptCode(
    'The beginning of a valid code is accepted.',
    (input, code) => input.length > 8 && code.startsWith(input),
  ),
  'code-case-folded': acceptCode(
    'Codes are compared case-insensitively.',
    (input, code) => input.toLowerCase() === code.toLowerCase(),
  ),
  'redirect-uri-by-host': acceptRedirectUri(
    'Only the host of the redirect URI is compared.',
    (input, requested) => input.host === requested.host,
  ),
  'redirect-uri-by-prefix': acceptRedirectUri(
    'A URI that starts with the redirect URI is accepted.',
    (input, requested) => input.href.startsWith(requested.href),
  ),
  'redirect-uri-with-a-slash': acceptRedirectUri(
    'A trailing slash of the redirect URI is ignored.',
    (input, requested) => sameButFor(/\/$/, input, requested),
  ),
  'redirect-uri-case-folded': acceptRedirectUri(
    'Redirect URIs are compared case-insensitively.',
    (input, requested) => input.href.toLowerCase() === requested.href.toLowerCase(),
  ),
  'redirect-uri-without-scheme': acceptRedirectUri(
    'The scheme of the redirect URI is ignored.',
    (input, requested) => sameButFor(/^https?:/, input, requested),
  ),
  'redirect-uri-without-query': acceptRedirectUri(
    'The query of the redirect URI is ignored.',
    (input, requested) => input.origin === requested.origin && input.pathname === requested.pathname,
  ),
  'redirect-uri-without-port': acceptRedirectUri(
    'The port of the redirect URI is ignored.',
    (input, requested) => input.hostname === requested.hostname && input.pathname === requested.pathname,
  ),
  'redirect-uri-by-path': acceptRedirectUri(
    'The host of the redirect URI is ignored.',
    (input, requested) => input.pathname === requested.pathname && input.search === requested.search,
  ),
};
