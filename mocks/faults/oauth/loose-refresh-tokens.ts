import { operations } from '@workspace-api/contract';
import { alterJson, readJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import { parseBody } from '../lib/body-of.ts';
import type { Fault } from '../lib/fault.ts';
import { isFor } from './is-for.ts';

/** A refresh whose token is taken for another one of those that the server gave. */
const refreshing = (
  text: string,
  taken: (sent: string, pair: { access: string; refresh: string }) => boolean,
): Fault => ({
  clause: 'oauth.grants-not-interchangeable',
  text,
  wrap: (next) => {
    const pairs: { access: string; refresh: string }[] = [];
    return async (request) => {
      const { text: body, again } = await repeatable(request);
      const sent = parseBody(body);
      const isRefresh = isFor(request, operations.refreshSession.id);
      const meant = isRefresh && pairs.find((pair) => taken(String(sent.refresh_token), pair));
      const response = await next(
        again(meant ? { body: JSON.stringify({ ...sent, refresh_token: meant.refresh }) } : {}),
      );
      if (isRefresh || isFor(request, operations.exchangeAuthorizationCode.id)) {
        const pair = response.ok ? await readJson(response) : undefined;
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
      const isRefresh = isFor(request, operations.refreshSession.id);
      if (!response.ok || (!isRefresh && !isFor(request, operations.exchangeAuthorizationCode.id)))
        return response;
      const pair = (await readJson(response)) ?? {};
      const sent = String(parseBody(body).refresh_token);
      const old = shown.get(sent);
      shown.set(String(pair.refresh_token), pair[member]);
      return isRefresh && old !== undefined
        ? alterJson(response, (fresh) => ({ ...fresh, [member]: old }))
        : response;
    };
  },
});

/** A near miss ends the session that it was meant for. */
const nearMissEndsTheSession: Fault = {
  clause: 'oauth.grants-not-interchangeable',
  text: 'A refresh that is refused uses up the session.',
  wrap: (next) => {
    const dead = new Set<unknown>();
    return async (request) => {
      const { text: body, again } = await repeatable(request);
      if (!isFor(request, operations.refreshSession.id)) return next(again());
      const sent = parseBody(body).refresh_token;
      const isDead = [...dead].some((near) => String(near).startsWith(String(sent)) && near !== sent);
      const response = await next(again(isDead ? { body: JSON.stringify({ refresh_token: 'none' }) } : {}));
      if (!response.ok) dead.add(sent);
      return response;
    };
  },
};

export const looseRefreshTokens: Record<string, Fault> = {
  'refresh-token-kept': shownAgain('refresh_token', 'A refresh shows the old refresh token.'),
  'access-token-kept': shownAgain('access_token', 'A refresh shows the access token of the exchange.'),
  'access-token-refreshes': refreshing(
    'An access token is accepted as the refresh token of its session.',
    (sent, { access }) => sent === access,
  ),
  'refresh-token-by-prefix': refreshing(
    'A text that starts with a refresh token is accepted as it.',
    (sent, { refresh }) => sent !== refresh && sent.startsWith(refresh),
  ),
  'refresh-token-cut-short': refreshing(
    'The start of a refresh token is accepted as it.',
    (sent, { refresh }) => sent.length > 8 && sent !== refresh && refresh.startsWith(sent),
  ),
  'refresh-token-case-folded': refreshing(
    'Refresh tokens are compared without case.',
    (sent, { refresh }) => sent !== refresh && sent.toLowerCase() === refresh.toLowerCase(),
  ),
  'refused-refresh-uses-up-the-session': nearMissEndsTheSession,
};
