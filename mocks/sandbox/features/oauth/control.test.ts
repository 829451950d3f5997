import { examples, operations } from '@workspace-api/contract';
import { expect } from 'vitest';
import { test } from '../../../test/sandbox-test.ts';
import { startSandbox } from '../../../test/start-sandbox.ts';
import { createChallenge } from './pkce.ts';

const { code_verifier, redirect_uri } = examples['exchange-code-request'];
const code_challenge = createChallenge(code_verifier);

/** Starts a sandbox, and returns the two steps of a sign-in: the user's step and the program's step. */
const startSignIn = async () => {
  const { control, send } = await startSandbox();
  const signIn = (body: object) =>
    control('issueAuthorizationCode', {}, { code_challenge, redirect_uri, ...body });
  const exchange = (auth_code: string) => {
    const { method, path } = operations.exchangeAuthorizationCode;
    return send(method, path, { body: { auth_code, code_verifier, redirect_uri } });
  };
  return { signIn, exchange, me: (token: string) => send('GET', operations.getMe.path, { token }) };
};

test('the user, the workspace and the mode can be selected', async () => {
  const { signIn, exchange, me } = await startSignIn();
  const chosen = { workspace: 'globex', mode: 'live', email: examples.me.user.email };
  const session = await exchange((await signIn(chosen)).json.auth_code);
  expect((await me(session.json.access_token)).json).toMatchObject({
    user: { email: chosen.email },
    workspace: { slug: chosen.workspace },
    token: { mode: chosen.mode },
  });
});

test('a sign-in to a workspace without a membership, or to an unknown one, is rejected', async () => {
  const { signIn } = await startSignIn();
  expect((await signIn({ email: 'stranger@customer.example' })).status).toBe(404);
  expect((await signIn({ workspace: 'none' })).status).toBe(404);
});

test('the users are listed by email, with their permissions in each workspace', async ({ control }) => {
  const { data } = (await control('listPeople')).json;
  const emails = data.map(({ email }: { email: string }) => email);
  expect(emails).toEqual(emails.toSorted());
  const owner = data.find(({ email }: { email: string }) => email === 'owner@acme.example');
  expect(owner.workspaces.map(({ slug }: { slug: string }) => slug)).toEqual(['acme', 'globex']);
  expect(owner.workspaces[0].scopes).toContain('secrets:set');
});
