import { createHash, randomBytes } from 'node:crypto';
import { type ClauseId, operations } from '@workspace-api/contract';
import { alterJson, type Json, jsonOf } from '../../wrappers/json.ts';
import { operationOfRequest } from '../../wrappers/operation-of-request.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Fault } from '../lib/fault.ts';

const parsed = (text: string): Json => {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return {};
  }
};

const hashOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

type Asked = { challenge: string; redirectUri: string };

/**
 * A server that compares verifiers in its own way: it gives the inner one a challenge that it can always meet, and keeps
 * the client's to compare.
 */
const verifying = (
  text: string,
  fits: (verifier: string, asked: Asked, all: readonly Asked[]) => boolean,
  clause: ClauseId = 'oauth.verifier-is-checked',
): Fault => ({
  clause,
  text,
  wrap: (next) => {
    const own = randomBytes(32).toString('base64url');
    const codes = new Map<string, Asked>();
    return async (request) => {
      const url = new URL(request.url);
      const challenge = url.searchParams.get('code_challenge');
      const { text: body, again } = await repeatable(request);
      if (challenge !== null) {
        url.searchParams.set('code_challenge', hashOf(own));
        const response = await next(again({ url, body: body.replaceAll(challenge, hashOf(own)) }));
        const location = response.headers.get('Location');
        const code = location === null ? null : new URL(location, url).searchParams.get('code');
        const redirectUri = url.searchParams.get('redirect_uri') ?? '';
        if (code !== null) codes.set(code, { challenge, redirectUri });
        return response;
      }
      if (operationOfRequest(request)?.id !== operations.exchangeAuthorizationCode.id) return next(again());
      const sent = parsed(body);
      const asked = codes.get(String(sent.auth_code));
      const isRight = asked && fits(String(sent.code_verifier), asked, [...codes.values()]);
      const verifier = isRight ? own : `${own}0`;
      return next(again({ body: JSON.stringify({ ...sent, code_verifier: verifier }) }));
    };
  },
});

/** A server that compares redirect URIs in its own way. */
const redirecting = (text: string, fits: (sent: URL, asked: URL) => boolean): Fault => ({
  clause: 'oauth.redirect-uri-must-match',
  text,
  wrap: (next) => {
    const uris = new Map<string, string>();
    return async (request) => {
      const { text: body, again } = await repeatable(request);
      if (operationOfRequest(request)?.id === operations.exchangeAuthorizationCode.id) {
        const sent = parsed(body);
        const asked = uris.get(String(sent.auth_code)) ?? '';
        const uri = String(sent.redirect_uri);
        const isTaken = URL.canParse(asked) && URL.canParse(uri) && fits(new URL(uri), new URL(asked));
        return next(again(isTaken ? { body: JSON.stringify({ ...sent, redirect_uri: asked }) } : {}));
      }
      const response = await next(again());
      const location = response.headers.get('Location');
      const code = location === null ? null : new URL(location, request.url).searchParams.get('code');
      const asked = new URL(request.url).searchParams.get('redirect_uri');
      if (code !== null && asked !== null) uris.set(code, asked);
      return response;
    };
  },
});

const sameButFor = (part: RegExp, one: URL, other: URL): boolean =>
  one.href.replace(part, '') === other.href.replace(part, '');

/** A server that compares codes in its own way. */
const exchanging = (text: string, fits: (sent: string, code: string) => boolean): Fault => ({
  clause: 'oauth.grants-not-interchangeable',
  text,
  wrap: (next) => {
    const codes: string[] = [];
    return async (request) => {
      const { text: body, again } = await repeatable(request);
      if (operationOfRequest(request)?.id === operations.exchangeAuthorizationCode.id) {
        const sent = parsed(body);
        const meant = codes.find((code) => fits(String(sent.auth_code), code));
        return next(again(meant ? { body: JSON.stringify({ ...sent, auth_code: meant }) } : {}));
      }
      const response = await next(again());
      const location = response.headers.get('Location');
      const code = location === null ? null : new URL(location, request.url).searchParams.get('code');
      if (code !== null) codes.unshift(code);
      return response;
    };
  },
});

const isPairOf = (request: Request, id: string): boolean => operationOfRequest(request)?.id === id;

/** A grant that is answered again as it was the first time, so often. */
const repeated = (clause: ClauseId, id: string, member: string, text: string, times: number): Fault => ({
  clause,
  text,
  wrap: (next) => {
    const given = new Map<unknown, { response: Response; left: number }>();
    return async (request) => {
      const { text: body, again } = await repeatable(request);
      if (!isPairOf(request, id)) return next(again());
      const grant = parsed(body)[member];
      const known = given.get(grant);
      if (known && known.left > 0) {
        known.left -= 1;
        return known.response.clone();
      }
      const response = await next(again());
      if (response.ok) given.set(grant, { response: response.clone(), left: times });
      return response;
    };
  },
});

/** A refresh whose token is taken for another one of those that the server gave. */
const refreshing = (
  clause: ClauseId,
  text: string,
  taken: (sent: string, pair: { access: string; refresh: string }) => boolean,
): Fault => ({
  clause,
  text,
  wrap: (next) => {
    const pairs: { access: string; refresh: string }[] = [];
    return async (request) => {
      const { text: body, again } = await repeatable(request);
      const sent = parsed(body);
      const isRefresh = isPairOf(request, operations.refreshSession.id);
      const meant = isRefresh && pairs.find((pair) => taken(String(sent.refresh_token), pair));
      const response = await next(
        again(meant ? { body: JSON.stringify({ ...sent, refresh_token: meant.refresh }) } : {}),
      );
      if (isRefresh || isPairOf(request, operations.exchangeAuthorizationCode.id)) {
        const pair = response.ok ? await jsonOf(response) : undefined;
        if (pair) pairs.unshift({ access: String(pair.access_token), refresh: String(pair.refresh_token) });
      }
      return response;
    };
  },
});

/** A refresh whose answer shows old tokens in place of the fresh ones. */
const shownAgain = (member: 'access_token' | 'refresh_token', text: string): Fault => ({
  clause: 'oauth.refresh-gives-fresh-pair',
  text,
  wrap: (next) => {
    const shown = new Map<string, unknown>();
    return async (request) => {
      const { text: body, again } = await repeatable(request);
      const response = await next(again());
      const isRefresh = isPairOf(request, operations.refreshSession.id);
      if (!response.ok || (!isRefresh && !isPairOf(request, operations.exchangeAuthorizationCode.id)))
        return response;
      const pair = (await jsonOf(response)) ?? {};
      const sent = String(parsed(body).refresh_token);
      const old = shown.get(sent);
      shown.set(String(pair.refresh_token), pair[member]);
      return isRefresh && old !== undefined
        ? alterJson(response, (fresh) => ({ ...fresh, [member]: old }))
        : response;
    };
  },
});

const grants: ClauseId = 'oauth.grants-not-interchangeable';

/** A near miss ends the session that it was meant for. */
const nearMissEndsTheSession: Fault = {
  clause: 'oauth.grants-not-interchangeable',
  text: 'A refresh that is refused uses up the session.',
  wrap: (next) => {
    const dead = new Set<unknown>();
    return async (request) => {
      const { text: body, again } = await repeatable(request);
      if (!isPairOf(request, operations.refreshSession.id)) return next(again());
      const sent = parsed(body).refresh_token;
      const isDead = [...dead].some((near) => String(near).startsWith(String(sent)) && near !== sent);
      const response = await next(again(isDead ? { body: JSON.stringify({ refresh_token: 'none' }) } : {}));
      if (!response.ok) dead.add(sent);
      return response;
    };
  },
};

/** Only the refresh token that was used last is remembered as used. */
const olderRevived: Fault = {
  clause: 'oauth.refresh-token-single-use',
  text: 'A refresh token works again as soon as its successor was used.',
  wrap: (next) => {
    const used: string[] = [];
    let latest = '';
    return async (request) => {
      const { text: body, again } = await repeatable(request);
      if (!isPairOf(request, operations.refreshSession.id)) return next(again());
      const sent = String(parsed(body).refresh_token);
      const isOlder = used.includes(sent) && used.at(-1) !== sent;
      const response = await next(again(isOlder ? { body: JSON.stringify({ refresh_token: latest }) } : {}));
      if (response.ok) {
        used.push(sent);
        latest = String((await jsonOf(response))?.refresh_token);
      }
      return response;
    };
  },
};

export const looseGrants: Record<string, Fault> = {
  'verifier-not-checked': verifying('Any verifier is accepted.', () => true),
  'challenge-accepted-as-verifier': verifying(
    'The challenge is accepted as the verifier, as the method plain would.',
    (verifier, { challenge }) => verifier === challenge || hashOf(verifier) === challenge,
  ),
  'challenge-of-method-plain': verifying(
    'The verifier is compared with the challenge as it is, as the method plain would.',
    (verifier, { challenge }) => verifier === challenge,
    'oauth.challenge-method-s256',
  ),
  'verifier-of-any-sign-in': verifying(
    'A verifier is looked up among the challenges of all sign-ins.',
    (verifier, _, all) => all.some(({ challenge }) => challenge === hashOf(verifier)),
  ),
  'verifier-trimmed': verifying(
    'Spaces around a verifier are not compared.',
    (verifier, { challenge }) => hashOf(verifier.trim()) === challenge,
  ),
  'code-by-prefix': exchanging('A text that starts with a code is accepted as it.', (sent, code) =>
    sent.startsWith(code),
  ),
  'code-cut-short': exchanging(
    'The start of a code is accepted as it.',
    (sent, code) => sent.length > 8 && code.startsWith(sent),
  ),
  'code-case-folded': exchanging(
    'Codes are compared without regard to case.',
    (sent, code) => sent.toLowerCase() === code.toLowerCase(),
  ),
  'redirect-uri-by-host': redirecting(
    'Only the host of the redirect URI is compared.',
    (sent, asked) => sent.host === asked.host,
  ),
  'redirect-uri-by-prefix': redirecting('A longer redirect URI is accepted.', (sent, asked) =>
    sent.href.startsWith(asked.href),
  ),
  'redirect-uri-with-a-slash': redirecting(
    'A slash at the end of the redirect URI is not compared.',
    (sent, asked) => sameButFor(/\/$/, sent, asked),
  ),
  'redirect-uri-case-folded': redirecting(
    'Redirect URIs are compared without regard to case.',
    (sent, asked) => sent.href.toLowerCase() === asked.href.toLowerCase(),
  ),
  'redirect-uri-without-scheme': redirecting(
    'The scheme of the redirect URI is not compared.',
    (sent, asked) => sameButFor(/^https?:/, sent, asked),
  ),
  'redirect-uri-without-query': redirecting(
    'The query of the redirect URI is not compared.',
    (sent, asked) => sent.origin === asked.origin && sent.pathname === asked.pathname,
  ),
  'redirect-uri-without-port': redirecting(
    'The port of the redirect URI is not compared.',
    (sent, asked) => sent.hostname === asked.hostname && sent.pathname === asked.pathname,
  ),
  'redirect-uri-by-path': redirecting(
    'The host of the redirect URI is not compared.',
    (sent, asked) => sent.pathname === asked.pathname && sent.search === asked.search,
  ),
  'code-works-twice': repeated(
    'oauth.code-single-use',
    operations.exchangeAuthorizationCode.id,
    'auth_code',
    'A code is answered once more as it was the first time.',
    1,
  ),
  'refresh-token-works-twice': repeated(
    'oauth.refresh-token-single-use',
    operations.refreshSession.id,
    'refresh_token',
    'A refresh token is answered once more as it was the first time.',
    1,
  ),
  'older-refresh-token-revived': olderRevived,
  'refresh-token-kept': shownAgain('refresh_token', 'A refresh shows the old refresh token.'),
  'access-token-kept': shownAgain('access_token', 'A refresh shows the access token of the exchange.'),
  'access-token-refreshes': refreshing(
    grants,
    'An access token is accepted as the refresh token of its session.',
    (sent, { access }) => sent === access,
  ),
  'refresh-token-by-prefix': refreshing(
    grants,
    'A text that starts with a refresh token is accepted as it.',
    (sent, { refresh }) => sent !== refresh && sent.startsWith(refresh),
  ),
  'refresh-token-cut-short': refreshing(
    grants,
    'The start of a refresh token is accepted as it.',
    (sent, { refresh }) => sent.length > 8 && sent !== refresh && refresh.startsWith(sent),
  ),
  'refresh-token-case-folded': refreshing(
    grants,
    'Refresh tokens are compared without case.',
    (sent, { refresh }) => sent !== refresh && sent.toLowerCase() === refresh.toLowerCase(),
  ),
  'refused-refresh-uses-up-the-session': nearMissEndsTheSession,
};
