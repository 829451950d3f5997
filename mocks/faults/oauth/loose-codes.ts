import { createHash, randomBytes } from 'node:crypto';
import { type ClauseId, operations } from '@workspace-api/contract';
import { repeatable } from '../../wrappers/resend.ts';
import { parseBody } from '../lib/body-of.ts';
import type { Fault } from '../lib/fault.ts';
import { isFor } from './is-for.ts';

const createChallenge = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

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
        url.searchParams.set('code_challenge', createChallenge(own));
        const response = await next(again({ url, body: body.replaceAll(challenge, createChallenge(own)) }));
        const location = response.headers.get('Location');
        const code = location === null ? null : new URL(location, url).searchParams.get('code');
        const redirectUri = url.searchParams.get('redirect_uri') ?? '';
        if (code !== null) codes.set(code, { challenge, redirectUri });
        return response;
      }
      if (!isFor(request, operations.exchangeAuthorizationCode.id)) return next(again());
      const sent = parseBody(body);
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
      if (isFor(request, operations.exchangeAuthorizationCode.id)) {
        const sent = parseBody(body);
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
      if (isFor(request, operations.exchangeAuthorizationCode.id)) {
        const sent = parseBody(body);
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

export const looseCodes: Record<string, Fault> = {
  'verifier-not-checked': verifying('Any verifier is accepted.', () => true),
  'challenge-accepted-as-verifier': verifying(
    'The challenge is accepted as the verifier, as the method plain would.',
    (verifier, { challenge }) => verifier === challenge || createChallenge(verifier) === challenge,
  ),
  'challenge-of-method-plain': verifying(
    'The verifier is compared with the challenge as it is, as the method plain would.',
    (verifier, { challenge }) => verifier === challenge,
    'oauth.challenge-method-s256',
  ),
  'verifier-of-any-sign-in': verifying(
    'A verifier is looked up among the challenges of all sign-ins.',
    (verifier, _, all) => all.some(({ challenge }) => challenge === createChallenge(verifier)),
  ),
  'verifier-trimmed': verifying(
    'Spaces around a verifier are not compared.',
    (verifier, { challenge }) => createChallenge(verifier.trim()) === challenge,
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
};
