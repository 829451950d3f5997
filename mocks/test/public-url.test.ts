import { basePath, scopes } from '@workspace-api/contract';
import { createSandbox } from '@workspace-api/mock';
import { request } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { resolveAccess } from '../sandbox/cli/access.ts';
import { serveInTest } from './serve-in-test.ts';

const publicUrl = 'https://sandbox.acme.example';
const preview = 'https://preview.acme.example';
const controlToken = 'control_token_of_a_test';

/** Sends requests as a proxy with TLS passes them on: with the public name, over plain HTTP. */
const startBehindProxy = async () => {
  const sandbox = await createSandbox({ publicUrl, controlToken, redirectOrigins: [preview] });
  onTestFinished(() => sandbox.close());
  const { url } = await serveInTest(sandbox);
  return (path: string, { token = 'key_test_acme', body }: { token?: string; body?: object } = {}) =>
    request(url + path, {
      method: body ? 'POST' : 'GET',
      headers: { host: new URL(publicUrl).host, authorization: `Bearer ${token}`, accept: '*/*' },
      ...(body && { body: JSON.stringify(body) }),
    });
};

test('the addresses of the API, of sign-in and of the secret proxy have the public origin', async () => {
  const send = await startBehindProxy();
  expect(await (await send('/_sandbox', { token: controlToken })).body.json()).toMatchObject({
    base_url: publicUrl + basePath,
    console_url: publicUrl,
    secret_proxy_url: `${publicUrl}/proxy`,
  });
  expect(await (await send('/oauth/cli-config')).body.json()).toEqual({
    authorize_url: `${publicUrl}/oauth/authorize`,
  });
  const { body } = await send('/openapi.json');
  expect(await body.json()).toMatchObject({ servers: [{ url: publicUrl + basePath }] });
  const path = `${basePath}/workspaces/acme/secrets/proxy-url`;
  const issued = await send(path, { body: { name: 'stripe_api_key' } });
  expect(await issued.body.json()).toMatchObject({ url: expect.stringContaining(`${publicUrl}/proxy/`) });
});

test('the cookie of the control plane is sent over TLS only', async () => {
  const send = await startBehindProxy();
  const { headers } = await send(`/_sandbox/sign-in?token=${controlToken}`);
  expect(headers['set-cookie']).toContain('Secure');
});

test('a public URL needs a control token, unless it is on this machine', async () => {
  await expect(createSandbox({ publicUrl })).rejects.toThrow(
    '"publicUrl" of createSandbox needs "controlToken"',
  );
  await (await createSandbox({ publicUrl: 'https://localhost:8443' })).close();
  await expect(createSandbox({ publicUrl: `${publicUrl}/v1`, controlToken })).rejects.toThrow(
    'takes an origin',
  );
  expect(() => resolveAccess({ host: '127.0.0.1', publicUrl }, controlToken)).toThrow(
    '--public-url needs --allow-remote',
  );
});

test('the sign-in page and issued codes accept a redirect to a further origin, and no other', async () => {
  const send = await startBehindProxy();
  const code_challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  for (const [origin, statuses] of [
    [preview, [200, 201]],
    ['https://other.example', [400, 400]],
  ] as const) {
    const redirect_uri = `${origin}/callback`;
    const query = new URLSearchParams({ code_challenge, redirect_uri, state: 's', scope: scopes[0] ?? '' });
    const page = await send(`/oauth/authorize?${query}`, { token: controlToken });
    const code = await send('/_sandbox/authorization-codes', {
      token: controlToken,
      body: { code_challenge, redirect_uri },
    });
    expect([page.statusCode, code.statusCode]).toEqual(statuses);
  }
});
