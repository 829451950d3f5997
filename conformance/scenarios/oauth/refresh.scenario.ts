import { describeResponse } from '../../engine/case/describe-response.ts';
import { scenario } from '../../engine/scenario.ts';
import { nearEquals } from '../authentication/forged-tokens.ts';
import { startStopwatch } from '../shared/expiry-margin.ts';
import { exchange, freshCode, freshPair, pairIn, refresh } from './sign-in-flow.ts';

const day = 24 * 60 * 60;

/** The clock difference that a verifier of a JWT may allow, in seconds. */
const clockSkew = 300;

export default scenario(
  'oauth.refresh',
  'Each refresh continues the session, and each refresh token works once',
  { needs: ['oauth-sign-in'] },
  async (gate) => {
    await gate.case('two refreshes', async (t) => {
      const first = await freshPair(t);
      const response = await refresh(t, first.refresh_token);
      const next = pairIn(response);
      if (!next) {
        t.expect('oauth.refresh-gives-fresh-pair', false, {
          expected: 'two new tokens',
          got: describeResponse(response),
        });
        return t.notExercised('oauth.refreshed-pair-works', 'a refreshed session');
      }
      const fresh = next.access_token !== first.access_token && next.refresh_token !== first.refresh_token;
      t.expect('oauth.refresh-gives-fresh-pair', fresh, { expected: 'two new tokens', got: 'an old one' });
      t.expectSuccess(
        'oauth.refreshed-pair-works',
        await t.send({ operation: 'getMe', token: next.access_token }),
      );
      t.expectSuccess('oauth.refreshed-pair-works', await refresh(t, next.refresh_token));
      // The token before the last: its successor has been used as well.
      t.expectRefused('oauth.refresh-token-single-use', await refresh(t, first.refresh_token));
    });

    await gate.case('a refresh token a second time', async (t) => {
      const { refresh_token: token } = await freshPair(t);
      t.expectSuccess('oauth.refreshed-pair-works', await refresh(t, token));
      t.expectRefused('oauth.refresh-token-single-use', await refresh(t, token));
    });

    await gate.case('values that are not refresh tokens', async (t) => {
      const { access_token: access, refresh_token: token } = await freshPair(t);
      for (const other of [access, t.target.token, ...nearEquals(token)])
        t.expectRefused('oauth.grants-not-interchangeable', await refresh(t, other));
      // It doesn't authenticate on its own either.
      const bearer = await t.send({ operation: 'getMe', token });
      t.expectError('authentication.malformed-token-is-401', bearer, 'unauthorized');
      t.expectSuccess(
        'oauth.grants-not-interchangeable',
        await t.send({ operation: 'getMe', token: access }),
      );
      t.expectSuccess('oauth.grants-not-interchangeable', await refresh(t, token));
    });

    await gate.case('values that are not codes', async (t) => {
      const { code, verifier } = await freshCode(t);
      for (const other of nearEquals(code))
        t.expectRefused('oauth.grants-not-interchangeable', await exchange(t, other, verifier));
      t.expectSuccess('oauth.grants-not-interchangeable', await exchange(t, code, verifier));
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

    await gate.case('access tokens until they expire', async (t) => {
      const advance = t.needs('advance-clock');
      const works = async (token: string) => t.send({ operation: 'getMe', token });
      const issued = startStopwatch(t, 'oauth.access-token-lasts-expires-in');
      const [first, second] = [await freshPair(t), await freshPair(t)];
      const seconds = first.expires_in;
      if (typeof seconds !== 'number')
        t.notExercised('oauth.access-token-lasts-expires-in', 'expires_in, a number of seconds');
      const margin = issued.margin();
      await advance({ seconds: Math.max(seconds - margin, 0) });
      const earlyResponse = await works(first.access_token);
      issued.check(margin);
      t.expectSuccess('oauth.access-token-lasts-expires-in', earlyResponse);
      // A refresh may end the access token of its own pair, so this checks the token of a pair that is not refreshed.
      const refreshed = startStopwatch(t, 'oauth.access-token-lasts-expires-in');
      const next = pairIn(await refresh(t, second.refresh_token));
      const late = margin + clockSkew;
      await advance({ seconds: late });
      for (const operation of ['getMe', 'listWorkspaces', 'switchWorkspace'] as const) {
        const expired = await t.send({ operation, token: first.access_token });
        t.expectError('oauth.access-token-lasts-expires-in', expired, 'token-expired');
      }
      // The refreshed token has its full lifetime, starting at the refresh.
      const remaining = refreshed.margin();
      if (!next || typeof next.expires_in !== 'number' || next.expires_in < late + remaining) return;
      await advance({ seconds: next.expires_in - late - remaining });
      const still = await works(next.access_token);
      refreshed.check(remaining);
      t.expectSuccess('oauth.access-token-lasts-expires-in', still);
      await advance({ seconds: remaining + clockSkew });
      t.expectError('oauth.access-token-lasts-expires-in', await works(next.access_token), 'token-expired');
    });

    await gate.case('a code after ten minutes', async (t) => {
      const advance = t.needs('advance-clock');
      const { code, verifier } = await freshCode(t);
      await advance({ seconds: 601 });
      t.expectRefused('oauth.code-expires', await exchange(t, code, verifier));
    });

    await gate.case('a refresh token after 30 days', async (t) => {
      const advance = t.needs('advance-clock');
      const { refresh_token: token } = await freshPair(t);
      await advance({ seconds: 30 * day + 1 });
      t.expectRefused('oauth.refresh-token-expires', await refresh(t, token));
    });
  },
);
