import { scenario } from '../../engine/scenario.ts';
import { nearEquals } from '../authentication/forged-tokens.ts';
import { freshPair, pairIn, refresh } from './sign-in-flow.ts';

const title = 'Each refresh continues the session, and each refresh token works once';
export default scenario(title, { holds: [], needs: ['oauth-sign-in'] }, async (gate) => {
  await gate.case('two refreshes', async (t) => {
    const first = await freshPair(t);
    const response = await refresh(t, first.refresh_token);
    const next = pairIn(response);
    if (!next) {
      t.expect('oauth.refresh-gives-fresh-pair', false, { exchange: response });
      return t.notExercised('oauth.refreshed-pair-works', 'a refreshed session');
    }
    const fresh = next.access_token !== first.access_token && next.refresh_token !== first.refresh_token;
    t.expect('oauth.refresh-gives-fresh-pair', fresh, { got: 'an old one' });
    const used = await t.send({ operation: 'getMe', token: next.access_token });
    t.expectSuccess('oauth.refreshed-pair-works', used);
    t.expectSuccess('oauth.refreshed-pair-works', await refresh(t, next.refresh_token));
    // The token before the last: its successor has been used as well.
    t.expectRefused('oauth.refresh-token-single-use', await refresh(t, first.refresh_token));
  });

  await gate.case('values that are not refresh tokens, and a refresh token a second time', async (t) => {
    const { access_token: access, refresh_token: token } = await freshPair(t);
    for (const other of [access, t.target.token, ...nearEquals(token)])
      t.expectRefused('oauth.grants-not-interchangeable', await refresh(t, other));
    // It doesn't authenticate on its own either.
    const bearer = await t.send({ operation: 'getMe', token });
    t.expectError('authentication.malformed-token-is-401', bearer, 'unauthorized');
    const me = await t.send({ operation: 'getMe', token: access });
    t.expectSuccess('oauth.grants-not-interchangeable', me);
    t.expectSuccess('oauth.grants-not-interchangeable', await refresh(t, token));
    t.expectRefused('oauth.refresh-token-single-use', await refresh(t, token));
  });

  await gate.case('after the access token has expired', async (t) => {
    const expire = t.needs('expire-token');
    const pair = await freshPair(t);
    const me = await t.prepare({ operation: 'getMe', token: pair.access_token });
    await expire({ id: me.json<{ token: { id: string } }>().token.id });
    const late = await t.send({ operation: 'getMe', token: pair.access_token });
    t.expectError('oauth.refresh-after-expiry', late, 'token-expired');
    const refreshed = await refresh(t, pair.refresh_token);
    t.expectSuccess('oauth.refresh-after-expiry', refreshed);
    const next = pairIn(refreshed) ?? t.notExercised([], 'a refreshed session');
    const again = await t.send({ operation: 'getMe', token: next.access_token });
    t.expectSuccess('oauth.refresh-after-expiry', again);
  });
});
