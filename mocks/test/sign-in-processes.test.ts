import { createHash, randomBytes } from 'node:crypto';
import { errors, examples, scopes } from '@workspace-api/contract';
import { expect } from 'vitest';
import { type ProcessResponse, type SandboxProcess, twoProcesses } from './processes.ts';
import { testShared } from './records.ts';

const both = twoProcesses();
const redirect_uri = 'http://127.0.0.1:53682/callback';
const statuses = (responses: readonly ProcessResponse[]) => responses.map(({ status }) => status).toSorted();

/** Signs in with the page of one process and the form sent to the other. */
const signIn = async (formProcess: SandboxProcess, submitProcess: SandboxProcess) => {
  const code_verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
    code_challenge_method: 'S256',
    redirect_uri,
    state: 'state',
    scope: scopes.join(' '),
  });
  const page = await fetch(`${formProcess.origin}/oauth/authorize?${query}`);
  const csrfToken = /name="csrfToken" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const response = await fetch(`${submitProcess.origin}/oauth/authorize?${query}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie: page.headers.get('Set-Cookie')?.split(';')[0] ?? '' },
    body: new URLSearchParams({
      csrfToken,
      account: `${examples.me.user.id} ${examples.workspace.id}`,
      mode: 'test',
      decision: 'allow',
    }),
  });
  const auth_code = new URL(response.headers.get('Location') ?? '').searchParams.get('code') ?? '';
  return (process: SandboxProcess) =>
    process.send('POST', '/oauth/token', { token: null, body: { auth_code, code_verifier, redirect_uri } });
};

const refresh = ({ send }: SandboxProcess, refresh_token: string) =>
  send('POST', '/oauth/refresh', { token: null, body: { refresh_token } });

/** Both processes permanently reject the tokens of a session. */
const expectEnded = async (pair: { access_token: string; refresh_token: string }) => {
  for (const one of both()) {
    const { status, json } = await one.send('GET', '/me', { token: pair.access_token });
    expect([status, json]).toMatchObject([401, { error: { details: errors['token-revoked'].details } }]);
    expect((await refresh(one, pair.refresh_token)).json.error.code).toBe(errors['invalid-grant'].code);
  }
};

testShared(
  'a form of one process can be sent to the other, and a third request can exchange the code',
  async () => {
    const [a, b] = both();
    const exchange = await signIn(a, b);
    const { json } = await exchange(a);
    expect((await b.send('GET', '/me', { token: json.access_token })).status).toBe(200);
  },
);

testShared('of concurrent exchanges of a code, one starts a session, which the others end', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [a, b] = both();
    const exchange = await signIn(b, a);
    const responses = await Promise.all([exchange(a), exchange(b), exchange(a), exchange(b)]);
    expect(statuses(responses)).toEqual([200, 400, 400, 400]);
    await expectEnded(responses.find(({ status }) => status === 200)?.json);
  }
});

testShared('of concurrent refreshes, one succeeds, and the others end the session', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [a, b] = both();
    const { json: first } = await (await signIn(a, b))(b);
    const { json: second } = await refresh(a, first.refresh_token);
    const responses = await Promise.all([a, b, a, b].map((one) => refresh(one, second.refresh_token)));
    expect(statuses(responses)).toEqual([200, 400, 400, 400]);
    await expectEnded(responses.find(({ status }) => status === 200)?.json);
    await expectEnded(second);
  }
});

testShared('a token that one process revokes or expires is rejected by the other immediately', async () => {
  const [a, b] = both();
  const { json: key } = await a.send('POST', '/workspaces/acme/tokens', {
    body: { scopes },
  });
  const list = () => b.send('GET', '/workspaces/acme/agents', { token: key.secret });
  expect((await list()).status).toBe(200);
  await a.send('DELETE', `/workspaces/acme/tokens/${key.id}`);
  expect((await list()).json.error.details.hint).toBe(errors['token-revoked'].details.hint);
  const { json: pair } = await (await signIn(a, b))(b);
  const me = () => b.send('GET', '/me', { token: pair.access_token });
  expect((await me()).status).toBe(200);
  await a.control('POST', '/clock/advance', { seconds: pair.expires_in });
  expect((await me()).json.error.details.hint).toBe(errors['token-expired'].details.hint);
});
