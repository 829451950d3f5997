import { type ClauseId, errors, operations, sessionPrefix } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { getErrorCode } from '../../checks/error-body.ts';
import { describeResponse } from '../../engine/case/describe-response.ts';
import { scenario } from '../../engine/scenario.ts';
import { nearEquals } from '../authentication/forged-tokens.ts';
import { unlessMissing } from '../shared/unless-missing.ts';
import {
  authorizeUrl,
  exchange,
  freshCode,
  freshPair,
  newChallenge,
  pairIn,
  redirectUri,
  signInAndReturn,
} from './sign-in-flow.ts';

/** The required parameters of a request, each with its clause. */
const required: Readonly<Record<string, ClauseId>> = {
  code_challenge: 'oauth.code-challenge-required',
  redirect_uri: 'oauth.redirect-uri-and-scope-required',
  state: 'oauth.authorize-parameters-required',
  scope: 'oauth.redirect-uri-and-scope-required',
};

const { origin, pathname } = new URL(redirectUri);

/** Redirect URIs that nearly equal the redirect URI of the authorize URL. */
const otherUris: Readonly<Record<string, string>> = {
  'a longer path': `${redirectUri}/other`,
  'a trailing slash': `${redirectUri}/`,
  'a path in the other case': origin + pathname.toUpperCase(),
  'another scheme': redirectUri.replace('http:', 'https:'),
  'a shorter path': redirectUri.slice(0, -1),
  'another path': `${origin}/other`,
  'another port': redirectUri.replace(/:\d+\//, ':49153/'),
  'another host': `http://localhost:49152${pathname}`,
  'a query': `${redirectUri}?next=1`,
};

// The compact form of a signed JWT has three parts; that form of an encrypted JWT has five.
const jwt = new RegExp(`^${sessionPrefix}[\\w-]+\\.[\\w-]*\\.[\\w-]*(\\.[\\w-]*\\.[\\w-]*)?$`);

export default scenario(
  'oauth.sign-in',
  'After a user signs in, only the client that requested the code can exchange it for a session, and only once',
  { needs: ['oauth-sign-in'] },
  async (gate) => {
    await gate.case('a complete sign-in', async (t) => {
      const { verifier, challenge } = newChallenge();
      const state = `${t.unique('state')} /+&=`;
      const url = await authorizeUrl(t, {
        code_challenge: challenge,
        state,
        scope: [operations.getMe.scope, operations.listWorkspaces.scope].join(' '),
      });
      const { address, code } = await signInAndReturn(t, url);
      // If a sign-in with one scope succeeds, the two scopes were the reason for the refusal.
      const isScopes = code === null && (await unlessMissing(() => freshCode(t))) !== null;
      t.expect('oauth.scope-is-space-separated', !isScopes, {
        expected: 'a code for two scopes, as for one',
        got: address?.href ?? 'no redirect',
      });
      const got = address?.href ?? 'no redirect';
      const place = address === null ? null : address.origin + address.pathname;
      t.expect('oauth.redirect-carries-code', place === redirectUri && code !== null, {
        expected: `${redirectUri} with a code`,
        got,
      });
      const returned = address?.searchParams.get('state') ?? 'none';
      t.expectEqual('oauth.redirect-returns-state', returned, state);
      const response = await exchange(t, code ?? '', verifier);
      t.expectSuccess('oauth.challenge-method-s256', response);
      const { access_token: token } = pairIn(response) ?? t.notExercised([], 'a pair of tokens');
      t.expect('authentication.session-token-prefix', jwt.test(token), {
        expected: `${sessionPrefix} and a JWT`,
        got: token.slice(0, 8),
      });
    });

    await gate.case('another redirect URI', async (t) => {
      // A server may refuse an address with a query: the service document doesn't specify which ones it accepts.
      const uri = `${origin}/gate/other?application=${t.unique()}`;
      const url = await authorizeUrl(t, { code_challenge: newChallenge().challenge, redirect_uri: uri });
      const { address, code } = await signInAndReturn(t, url);
      if (address === null || code === null)
        return t.notExercised('oauth.redirect-carries-code', 'a redirect to an address with a query');
      const { searchParams } = new URL(uri);
      const isThere =
        address.origin + address.pathname === `${origin}/gate/other` &&
        address.searchParams.get('application') === searchParams.get('application');
      t.expect('oauth.redirect-carries-code', isThere, {
        expected: `${uri} with a code`,
        got: address.href,
      });
    });

    await gate.case('the operations of two scopes', async (t) => {
      const ids = ['getMe', 'listWorkspaces'] as const;
      const { access_token: token } = await freshPair(t, ids);
      for (const operation of ids) {
        const response = await t.send({ operation, token });
        if (getErrorCode(response) !== errors['insufficient-scope'].code) continue;
        // If a session of only this scope is accepted, the second scope was the reason.
        const { access_token: one } = await freshPair(t, [operation]);
        const isGranted = isSuccess(await t.send({ operation, token: one }));
        t.expect(
          'oauth.scope-is-space-separated',
          !isGranted,
          { expected: `${operation} as with only its scope`, got: describeResponse(response) },
          response,
        );
      }
      t.pass('oauth.scope-is-space-separated');
    });

    for (const [name, clause] of Object.entries(required)) {
      await gate.case(`without ${name}`, async (t) => {
        const { challenge } = newChallenge();
        const { code } = await signInAndReturn(
          t,
          await authorizeUrl(t, { code_challenge: challenge, [name]: null }),
        );
        t.expect(clause, code === null, {
          expected: 'no code',
          got: 'a code',
        });
      });
    }

    // A refused exchange may consume the code, so each value gets a fresh one.
    const nearVerifiers: Record<string, (pair: { verifier: string; challenge: string }) => string> = {
      'the challenge': ({ challenge }) => challenge,
      'a longer verifier': ({ verifier }) => `${verifier}0`,
      'a space after the verifier': ({ verifier }) => `${verifier} `,
      'the start of the verifier': ({ verifier }) => verifier.slice(0, 43),
      'the verifier in the other case': ({ verifier }) => nearEquals(verifier).at(-1) ?? '',
    };
    for (const [name, nearly] of Object.entries(nearVerifiers)) {
      await gate.case(`with ${name}`, async (t) => {
        const { code, ...pair } = await freshCode(t);
        t.expectRefused('oauth.verifier-is-checked', await exchange(t, code, nearly(pair)));
      });
    }

    await gate.case('with the verifier of another sign-in', async (t) => {
      const [one, other] = [await freshCode(t), await freshCode(t)];
      const response = await exchange(t, one.code, other.verifier);
      t.expectRefused('oauth.verifier-is-checked', response);
    });

    for (const [name, uri] of Object.entries(otherUris)) {
      await gate.case(`with a redirect URI of ${name}`, async (t) => {
        const { code, verifier } = await freshCode(t);
        const response = await exchange(t, code, verifier, uri);
        t.expectRefused('oauth.redirect-uri-must-match', response);
      });
    }

    await gate.case('a code a second time', async (t) => {
      const { code, verifier } = await freshCode(t);
      t.expectSuccess('oauth.challenge-method-s256', await exchange(t, code, verifier));
      t.expectRefused('oauth.code-single-use', await exchange(t, code, verifier));
    });
  },
);
