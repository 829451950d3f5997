import { operations } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';
import {
  authorizeUrl,
  exchange,
  freshCode,
  newChallenge,
  type Pair,
  redirectUri,
  signInAndReturn,
} from '../support/sign-in.ts';

const required = ['code_challenge', 'code_challenge_method', 'redirect_uri', 'state', 'scope'];

export default scenario(
  'oauth.sign-in',
  'A person signs in, and the returned code becomes a session once, for the client that requested it',
  {
    clauses: [
      'oauth.authorize-parameters-required',
      'oauth.challenge-method-s256',
      'oauth.scope-is-space-separated',
      'oauth.redirect-carries-code',
      'oauth.redirect-returns-state',
      'oauth.verifier-is-checked',
      'oauth.redirect-uri-must-match',
      'oauth.code-single-use',
      'authentication.session-token-prefix',
    ],
    needs: ['oauth-sign-in'],
  },
  async (gate) => {
    await gate.case('a complete sign-in', async (t) => {
      const { verifier, challenge } = newChallenge();
      const state = `${t.unique('state')} /+&=ü`;
      const url = await authorizeUrl(t, {
        code_challenge: challenge,
        state,
        scope: [operations.getMe.scope, operations.listWorkspaces.scope].join(' '),
      });
      const { address, code } = await signInAndReturn(t, url);
      const got = address?.href ?? 'no redirect';
      const place = address === null ? null : address.origin + address.pathname;
      t.expect('oauth.redirect-carries-code', place === redirectUri && code !== null, {
        expected: `${redirectUri} with a code`,
        got,
      });
      t.expect('oauth.scope-is-space-separated', code !== null, { expected: 'a code for two scopes', got });
      const returned = address?.searchParams.get('state') ?? 'none';
      t.expect('oauth.redirect-returns-state', returned === state, { expected: state, got: returned });
      const answer = await exchange(t, code ?? '', verifier);
      t.expectSuccess('oauth.challenge-method-s256', answer);
      const { access_token: token } = answer.json<Pair>();
      t.expect('authentication.session-token-prefix', /^sess_[\w-]+\.[\w-]+\.[\w-]+$/.test(token), {
        expected: 'sess_ and a JWT of three parts',
        got: token.slice(0, 8),
      });
    });

    for (const name of required) {
      await gate.case(`without ${name}`, async (t) => {
        const { challenge } = newChallenge();
        const { code } = await signInAndReturn(
          t,
          await authorizeUrl(t, { code_challenge: challenge, [name]: null }),
        );
        t.expect('oauth.authorize-parameters-required', code === null, {
          expected: 'no code',
          got: 'a code',
        });
      });
    }

    await gate.case('with another verifier', async (t) => {
      const { code } = await freshCode(t);
      const answer = await exchange(t, code, newChallenge().verifier);
      t.expectStatus('oauth.verifier-is-checked', answer, 400, 401);
    });

    await gate.case('with another redirect URI', async (t) => {
      const { code, verifier } = await freshCode(t);
      const answer = await exchange(t, code, verifier, `${redirectUri}/other`);
      t.expectStatus('oauth.redirect-uri-must-match', answer, 400, 401);
    });

    await gate.case('a code a second time', async (t) => {
      const { code, verifier } = await freshCode(t);
      t.expectSuccess('oauth.challenge-method-s256', await exchange(t, code, verifier));
      t.expectStatus('oauth.code-single-use', await exchange(t, code, verifier), 400, 401);
    });
  },
);
