import { operations } from '@workspace-api/contract';
import { alterJson, readJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';
import { parseBody } from '../lib/parse-body.ts';
import { isFor } from './is-for.ts';

/** A refresh that accepts a wrong token in place of one that the server issued. */
const acceptRefreshToken = (
  text: string,
  isAccepted: (token: string, pair: { access: string; refresh: string }) => boolean,
): Mutant => ({
  clause: 'oauth.grants-not-interchangeable',
  text,
  wrap: (next) => {
    const pairs: { access: string; refresh: string }[] = [];
    return async (request) => {
      const { rawBody: body, again } = await repeatable(request);
      const json = parseBody(body);
      const isRefresh = isFor(request, operations.refreshSession.id);
      const match = isRefresh && pairs.find((pair) => isAccepted(String(json.refresh_token), pair));
      const response = await next(
        again(match ? { body: JSON.stringify({ ...json, refresh_token: match.refresh }) } : {}),
      );
      if (isRefresh || isFor(request, operations.exchangeAuthorizationCode.id)) {
        const pair = response.ok ? await readJson(response) : undefined;
        if (pair) pairs.unshift({ access: String(pair.access_token), refresh: String(pair.refresh_token) });
      }
      return response;
    };
  },
});

/** A refresh whose response repeats old tokens instead of fresh ones. */
const repeatMember = (member: 'access_token' | 'refresh_token', text: string): Mutant => ({
  clause: 'oauth.refresh-gives-fresh-pair',
  text,
  wrap: (next) => {
    const memberByToken = new Map<string, unknown>();
    return async (request) => {
      const { rawBody: body, again } = await repeatable(request);
      const response = await next(again());
      const isRefresh = isFor(request, operations.refreshSession.id);
      if (!response.ok || (!isRefresh && !isFor(request, operations.exchangeAuthorizationCode.id)))
        return response;
      const pair = (await readJson(response)) ?? {};
      const token = String(parseBody(body).refresh_token);
      const old = memberByToken.get(token);
      memberByToken.set(String(pair.refresh_token), pair[member]);
      return isRefresh && old !== undefined
        ? alterJson(response, (fresh) => ({ ...fresh, [member]: old }))
        : response;
    };
  },
});

/** A token that almost matches ends the session of the real one. */
const nearMissEndsTheSession: Mutant = {
  clause: 'oauth.grants-not-interchangeable',
  text: 'A rejected refresh ends the session.',
  wrap: (next) => {
    const dead = new Set<unknown>();
    return async (request) => {
      const { rawBody: body, again } = await repeatable(request);
      if (!isFor(request, operations.refreshSession.id)) return next(again());
      const token = parseBody(body).refresh_token;
      const isDead = [...dead].some((near) => String(near).startsWith(String(token)) && near !== token);
      const response = await next(again(isDead ? { body: JSON.stringify({ refresh_token: 'none' }) } : {}));
      if (!response.ok) dead.add(token);
      return response;
    };
  },
};

export const looseRefreshTokens: Record<string, Mutant> = {
  'refresh-token-kept': repeatMember('refresh_token', 'A refresh returns the old refresh token.'),
  'access-token-kept': repeatMember(
    'access_token',
    'A refresh returns the access token from the code exchange.',
  ),
  'access-token-refreshes': acceptRefreshToken(
    "An access token is accepted as its session's refresh token.",
    (token, { access }) => token === access,
  ),
  'refresh-token-by-prefix': acceptRefreshToken(
    'A string that starts with a valid refresh token is accepted.',
    (token, { refresh }) => token !== refresh && token.startsWith(refresh),
  ),
  'refresh-token-cut-short': acceptRefreshToken(
    'The beginning of a valid refresh token is accepted.',
    (token, { refresh }) => token.length > 8 && token !== refresh && refresh.startsWith(token),
  ),
  'refresh-token-case-folded': acceptRefreshToken(
    'Refresh tokens are compared case-insensitively.',
    (token, { refresh }) => token !== refresh && token.toLowerCase() === refresh.toLowerCase(),
  ),
  'refused-refresh-uses-up-the-session': nearMissEndsTheSession,
};
