import type { OperationId } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';
import { startStopwatch } from '../shared/target-time.ts';
import { exchange, freshCode, freshPair, needsAcceptedGrants, pairIn, refresh } from './sign-in-flow.ts';

const day = 24 * 60 * 60;

/** The clock difference that a verifier of a JWT may allow, in seconds. */
const clockSkew = 300;

const title =
  'An access token lasts as long as the server says, a code ten minutes and a refresh token 30 days';
export default scenario(title, { needs: ['oauth-sign-in', 'advance-clock'] }, async (gate) => {
  await gate.case('access tokens until they expire', async (t) => {
    const advance = t.needs('advance-clock');
    const works = async (token: string) => t.send({ operation: 'getMe', token });
    const issued = startStopwatch(t, 'oauth.access-token-lasts-expires-in');
    const [first, second] = await Promise.all([freshPair(t), freshPair(t)]);
    const seconds = first.expires_in;
    if (typeof seconds !== 'number')
      t.notExercised('oauth.access-token-lasts-expires-in', 'expires_in, a number of seconds');
    const margin = issued.margin();
    await advance({ seconds: Math.max(seconds - margin, 0) });
    // A refresh may end the access token of its own pair, so this checks the token of a pair that is not refreshed.
    const refreshed = startStopwatch(t, 'oauth.access-token-lasts-expires-in');
    const [early, response] = await Promise.all([
      works(first.access_token),
      refresh(t, second.refresh_token),
    ]);
    issued.check(margin);
    t.expectSuccess('oauth.access-token-lasts-expires-in', early);
    const next = pairIn(response);
    const late = margin + clockSkew;
    await advance({ seconds: late });
    const operations = ['getMe', 'listWorkspaces', 'switchWorkspace'] as const;
    const send = (operation: OperationId) => t.send({ operation, token: first.access_token });
    for (const expired of await Promise.all(operations.map(send)))
      t.expectError('oauth.access-token-lasts-expires-in', expired, 'token-expired');
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
    await needsAcceptedGrants(t);
    const { code, verifier } = await freshCode(t);
    await advance({ seconds: 601 });
    t.expectRefused('oauth.code-expires', await exchange(t, code, verifier));
  });

  await gate.case('a refresh token after 30 days', async (t) => {
    const advance = t.needs('advance-clock');
    await needsAcceptedGrants(t);
    const { refresh_token: token } = await freshPair(t);
    await advance({ seconds: 30 * day + 1 });
    t.expectRefused('oauth.refresh-token-expires', await refresh(t, token));
  });
});
