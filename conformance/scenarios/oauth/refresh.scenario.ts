import { answerInWords } from '../../engine/case/answer-in-words.ts';
import { scenario } from '../../engine/scenario.ts';
import { exchange, freshCode, freshPair, pairIn, refresh } from '../support/sign-in.ts';
import { slack, startSlack } from '../support/slack.ts';

const day = 24 * 60 * 60;

/** What a verifier of a JWT may allow for the difference between clocks, in seconds. */
const clockSkew = 300;

export default scenario(
  'oauth.refresh',
  'A session continues with each refreshed pair, and each refresh token works once',
  {
    clauses: [
      'oauth.refresh-gives-fresh-pair',
      'oauth.refresh-token-single-use',
      'oauth.refreshed-pair-works',
      'oauth.refresh-after-expiry',
      'oauth.access-token-lasts-expires-in',
      'oauth.code-expires',
      'oauth.refresh-token-expires',
    ],
    needs: ['oauth-sign-in'],
  },
  async (gate) => {
    await gate.case('two refreshes', async (t) => {
      const first = await freshPair(t);
      const answer = await refresh(t, first.refresh_token);
      const next = pairIn(answer);
      if (!next) {
        t.expect('oauth.refresh-gives-fresh-pair', false, {
          expected: 'two new tokens',
          got: answerInWords(answer),
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
    });

    await gate.case('a refresh token a second time', async (t) => {
      const { refresh_token: token } = await freshPair(t);
      t.expectSuccess('oauth.refreshed-pair-works', await refresh(t, token));
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

    await gate.case('an access token until it expires', async (t) => {
      const advance = t.needs('advance-clock');
      const { check } = startSlack(t, 'oauth.access-token-lasts-expires-in');
      const { access_token: token, expires_in: seconds } = await freshPair(t);
      if (typeof seconds !== 'number')
        t.notExercised('oauth.access-token-lasts-expires-in', 'expires_in, a number of seconds');
      await advance({ seconds: Math.max(seconds - slack, 0) });
      const early = await t.send({ operation: 'getMe', token });
      check();
      t.expectSuccess('oauth.access-token-lasts-expires-in', early);
      await advance({ seconds: slack + clockSkew });
      const late = await t.send({ operation: 'getMe', token });
      t.expectError('oauth.access-token-lasts-expires-in', late, 'token-expired');
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
