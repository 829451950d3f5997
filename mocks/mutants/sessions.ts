import type { OperationId } from '@workspace-api/contract';
import { perServer, type Wrap } from '../wrappers/fetch.ts';
import { firstUseRefused, knowing, meanwhile } from '../wrappers/flawed.ts';
import { on, onApi } from '../wrappers/on.ts';
import type { MutantTable } from './table.ts';

/** The requests whose response is a pair of tokens. */
export const onPairs = () => on('exchangeAuthorizationCode', 'refreshSession');

/** Grants a session to every simultaneous request with the same grant. */
export const grantedAtOnce = (id: OperationId): Wrap =>
  meanwhile(
    on(id),
    (_, first) => first,
    (second, first) => second.rawBody === first.rawBody,
  );

/** How long the tokens of a session work, and what a refresh returns. */
export const sessions: MutantTable = {
  'oauth.access-token-lasts-expires-in/expired-session-reads-me: The operation getMe accepts expired access tokens.':
    on('getMe').as(() => true, 'token-expired'),
  'oauth.access-token-lasts-expires-in/lifetime-overstated: The member expires_in is twice the lifetime.':
    onPairs().member('expires_in', (seconds) => Number(seconds) * 2),
  'oauth.refresh-gives-fresh-pair/refresh-token-kept: A refresh returns the old refresh token.': on(
    'refreshSession',
  ).member('refresh_token', (_, __, { body }) => body.refresh_token),
  'oauth.refreshed-pair-works/refreshed-session-works-later: A refreshed access token is rejected on its first use.':
    firstUseRefused('refreshSession', 'access_token'),
  'oauth.refresh-after-expiry/session-ends-with-its-access-token: A refresh token is rejected after its expired access token has been used.':
    knowing(
      onPairs(),
      (refreshTokens) =>
        perServer((ended) => [
          onApi().error('token-expired', (_, { token }) => {
            ended.set(refreshTokens.get(token), true);
            return undefined;
          }),
          on('refreshSession')
            .of(ended, ({ body }) => body.refresh_token)
            .sets({ refresh_token: 'none' }),
        ]),
      (_, pair) => `Bearer ${pair.access_token}`,
      (_, pair) => pair.refresh_token,
    ),
  'oauth.refresh-token-single-use/refresh-token-used-twice-at-once: Simultaneous refreshes with one token all succeed.':
    grantedAtOnce('refreshSession'),
  'oauth.refresh-token-single-use/older-refresh-token-revived: A refresh token works again after its successor is used.':
    knowing(
      on('refreshSession'),
      (successors) =>
        on('refreshSession')
          .when(({ body }) => successors.has(successors.get(body.refresh_token)))
          .body(({ refresh_token: latest }) => {
            while (successors.has(latest)) latest = successors.get(latest);
            return { refresh_token: latest };
          }),
      ({ body }) => body.refresh_token,
      (_, pair) => pair.refresh_token,
    ),
};
