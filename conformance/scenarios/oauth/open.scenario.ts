import { scenario } from '../../engine/scenario.ts';

/** Well-formed, but never issued. */
const bodies = {
  exchangeAuthorizationCode: {
    auth_code: 'gate-no-such-code',
    code_verifier: 'gate-no-such-verifier-gate-no-such-verifier-gate',
    redirect_uri: 'http://127.0.0.1:49152/callback',
  },
  refreshSession: { refresh_token: 'gate-no-such-refresh-token' },
} as const;

const title =
  'Anyone can read where to sign in; exchange and refresh need no bearer token, and refuse unknown codes and tokens';
export default scenario(title, { holds: [] }, async (gate) => {
  await gate.case('where to sign in', async (t) => {
    const response = await t.send({ operation: 'getCliConfig', token: null });
    t.expectSuccess('oauth.cli-config-is-open', response);
    const url = response.json<{ authorize_url?: unknown } | null>()?.authorize_url;
    t.expect('oauth.cli-config-fields', typeof url === 'string' && URL.canParse(url), {
      got: JSON.stringify(url) ?? 'none',
    });
  });

  for (const operation of ['exchangeAuthorizationCode', 'refreshSession'] as const) {
    await gate.case(operation, async (t) => {
      const response = await t.send({ operation, body: bodies[operation], token: null });
      t.expectError('oauth.invalid-grant', response, 'invalid-grant');
      // With a token, a 401 is about the code or the refresh token.
      const isAboutBearer =
        response.status === 401 && (await t.send({ operation, body: bodies[operation] })).status !== 401;
      t.expect('oauth.no-bearer-needed', !isAboutBearer, {
        got: `status ${response.status} only without one`,
      });
    });
  }
});
