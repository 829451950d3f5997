import { type ClauseId, errors, operations, sessionPrefix } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { getErrorCode } from '../../checks/error-body.ts';
import { scenario } from '../../engine/scenario.ts';
import { nearEquals } from '../authentication/forged-tokens.ts';
import { unlessMissing } from '../shared/control-flow.ts';
import {
  authorizeUrl,
  exchange,
  freshCode,
  freshPair,
  needsAcceptedGrants,
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
const otherUris: readonly string[] = [
  `${redirectUri}/other`,
  `${redirectUri}/`,
  origin + pathname.toUpperCase(),
  redirectUri.replace('http:', 'https:'),
  redirectUri.slice(0, -1),
  `${origin}/other`,
  redirectUri.replace(/:\d+\//, ':49153/'),
  `http://localhost:49152${pathname}`,
  `${redirectUri}?next=1`,
];

type SignIn = { code: string; verifier: string; challenge: string };

// The compact form of a signed JWT has three parts; that form of an encrypted JWT has five.
const jwt = new RegExp(`^${sessionPrefix}[\\w-]+\\.[\\w-]*\\.[\\w-]*(\\.[\\w-]*\\.[\\w-]*)?$`);

const title =
  'After a user signs in, only the client that requested the code can exchange it for a session, and only once';
export default scenario(title, { holds: [], needs: ['oauth-sign-in'] }, async (gate) => {
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
    t.expect('authentication.session-token-prefix', jwt.test(token), { got: token.slice(0, 8) });
    for (const operation of ['getMe', 'listWorkspaces'] as const) {
      const used = await t.send({ operation, token });
      if (getErrorCode(used) !== errors['insufficient-scope'].code) continue;
      // If a session of only this scope is accepted, the second scope was the reason.
      const { access_token: single } = await freshPair(t, [operation]);
      const isGranted = isSuccess(await t.send({ operation, token: single }));
      const expected = `${operation} as with only its scope`;
      t.expect('oauth.scope-is-space-separated', !isGranted, { expected, exchange: used });
    }
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

  for (const [name, clause] of Object.entries(required)) {
    await gate.case(`without ${name}`, async (t) => {
      await needsAcceptedGrants(t);
      const { challenge } = newChallenge();
      // A parameter without a value counts as omitted (RFC 6749, section 3.1).
      for (const value of gate.some(name, [null, ''])) {
        const url = await authorizeUrl(t, { code_challenge: challenge, [name]: value });
        t.expectEqual(clause, (await signInAndReturn(t, url)).code, null);
      }
    });
  }

  await gate.case('with other verifiers and redirect URIs, and twice', async (t) => {
    await needsAcceptedGrants(t);
    const { verifier: another } = await freshCode(t);
    const verifiers = ({ verifier, challenge }: SignIn) => [
      challenge,
      `${verifier}0`,
      `${verifier} `,
      verifier.slice(0, 43),
      nearEquals(verifier).at(-1) ?? '',
      another,
    ];
    const expectEachRefused = async (signIn: () => Promise<SignIn>) => {
      for (const index of verifiers(await signIn()).keys()) {
        const one = await signIn();
        const response = await exchange(t, one.code, verifiers(one)[index] ?? '');
        t.expectRefused('oauth.verifier-is-checked', response);
      }
      for (const uri of otherUris) {
        const { code, verifier } = await signIn();
        t.expectRefused('oauth.redirect-uri-must-match', await exchange(t, code, verifier, uri));
      }
    };
    const one = await freshCode(t);
    for (const other of nearEquals(one.code))
      t.expectRefused('oauth.grants-not-interchangeable', await exchange(t, other, one.verifier));
    await expectEachRefused(async () => one);
    if (isSuccess(await exchange(t, one.code, one.verifier)))
      t.expectRefused('oauth.code-single-use', await exchange(t, one.code, one.verifier));
    // A refusal ended the code, which may be why the values after it were refused.
    else await expectEachRefused(() => freshCode(t));
  });
});
