import { expect, test, vi } from 'vitest';
import { listen } from '../../conformance/test/listen.ts';
import { createClient, createWorkspaceClient, finishSignIn, session } from '../index.ts';
import { sampleTokens } from '../session/start-session.test-helper.ts';
import { retries } from './retries.ts';
import { validateResponses } from './validate-responses.ts';

/** A server that redirects each request, and the requests that reach another server. */
const startServers = async (status: number) => {
  const reached: string[] = [];
  const other = await listen((request, response) => {
    reached.push(String(request.url));
    response.end('{}');
  });
  const url = await listen((request, response) => {
    response.writeHead(status, { Location: `${other}${request.url}` }).end();
  });
  return { baseUrl: `${url}/v1`, other, reached };
};

test.each([301, 302, 303, 307, 308])(
  'a %i is an error that names the URL, and is never followed',
  async (status) => {
    const { baseUrl, other, reached } = await startServers(status);
    const expected = {
      name: 'RedirectError',
      kind: 'redirect',
      status,
      location: `${other}/v1/workspaces/acme/secrets`,
      message: expect.stringContaining(`Redirect to ${other}/v1/workspaces/acme/secrets`),
    };
    const options = { baseUrl, token: 'key_test_acme' };
    const body = { name: 'crm_token', value: 'secret' };
    await expect(createWorkspaceClient(options).secrets.set('acme', body)).rejects.toMatchObject(expected);
    const params = { path: { slug: 'acme' } };
    const call = createClient(options).PUT('/workspaces/{slug}/secrets', { params, body });
    await expect(call).rejects.toMatchObject(expected);
    expect(reached).toEqual([]);
  },
);

test('neither a refresh nor the exchange of a code is sent to another server', async () => {
  const { baseUrl, reached } = await startServers(307);
  const signIn = { url: '', state: 's', codeVerifier: 'v', redirectUri: 'http://127.0.0.1/' };
  const exchange = finishSignIn(signIn, 'http://127.0.0.1/?state=s&code=c', { baseUrl });
  await expect(exchange).rejects.toMatchObject({ kind: 'redirect' });

  const keepSession = session({ baseUrl, load: () => sampleTokens, save: () => {} });
  const expired = { error: { code: 'token_expired', message: 'Expired.' } };
  const send = keepSession((request) =>
    request.url.endsWith('/me') ? Response.json(expired, { status: 401 }) : fetch(request),
  );
  await expect(send(`${baseUrl}/me`)).rejects.toMatchObject({ kind: 'redirect' });
  expect(reached).toEqual([]);
});

test("a browser's redirect, whose status is hidden, is an error without retries", async () => {
  const opaque = vi.fn(() => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' }));
  const send = retries()(validateResponses(opaque));
  await expect(send('http://127.0.0.1/v1/me')).rejects.toMatchObject({
    kind: 'redirect',
    message: expect.stringContaining('Redirect to elsewhere'),
  });
  expect(opaque).toHaveBeenCalledOnce();
});

test('a redirect that a fetch of its own followed is an error', async () => {
  const { baseUrl } = await startServers(307);
  const follow = (request: Request) => fetch(request.url);
  await expect(validateResponses(follow)(`${baseUrl}/me`)).rejects.toMatchObject({ kind: 'redirect' });
});
