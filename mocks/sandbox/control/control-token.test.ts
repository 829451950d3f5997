import { headerNames } from '@workspace-api/contract';
import { controlErrors, controlPath, operationList } from '@workspace-api/contract/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { freshRecords } from '../../test/records.ts';
import { createSandbox } from '../create-sandbox.ts';

const token = 'a-token-of-this-test';
const origin = 'http://sandbox.internal:4010';
const host = 'sandbox.internal:4010';
const bearer = { Authorization: `Bearer ${token}` };
const html = { Accept: 'text/html,*/*;q=0.8' };
const authorize = '/oauth/authorize?response_type=code';
const socket = { remoteAddress: '192.0.2.7', localAddress: '172.17.0.2' };

type Sent = { method?: string; headers?: Record<string, string>; body?: string };

/** Starts a sandbox that other machines can reach, with a function that sends requests from one of them. */
const open = async (options: { controlToken?: string } = { controlToken: token }) => {
  const sandbox = await createSandbox({
    ...freshRecords(),
    ...options,
    ...(options.controlToken && { allowedHosts: ['sandbox.internal'] }),
  });
  onTestFinished(() => sandbox.close());
  return (path: string, { method = 'GET', headers = {}, body }: Sent = {}) =>
    sandbox.fetch(
      new Request(origin + path, {
        method,
        headers: { Host: host, ...headers },
        redirect: 'manual',
        ...(body !== undefined && { body }),
      }),
      { incoming: { headers: { 'content-length': body?.length.toString() }, socket } as never },
    );
};

test.each([controlPath, `${controlPath}/ui/`, '/docs/', authorize, `${controlPath}/clock`])(
  '%s needs the control token',
  async (path) => {
    const get = await open();
    const refusal = await get(path);
    expect([refusal.status, refusal.headers.get('WWW-Authenticate')]).toEqual([
      401,
      'Bearer realm="control plane"',
    ]);
    expect(await refusal.json()).toMatchObject({ error: { code: 'control_token_required' } });
    expect((await get(path, { headers: { Authorization: `Bearer ${token}x` } })).status).toBe(401);
    expect((await get(path, { headers: bearer })).status).not.toBe(401);
  },
);

test.each(['/health', '/openapi.json', '/'])('%s does not need the control token', async (path) => {
  const get = await open();
  expect((await get(path)).status).toBe(200);
});

test.each([
  [{ Host: '192.168.1.5:4010' }, 200],
  [{ Host: 'pages.example:4010' }, 403],
  [{ Origin: 'http://sandbox.internal:3000' }, 200],
  [{ Origin: 'https://pages.example' }, 403],
  [{ [headerNames.svcSignature]: '0'.repeat(64) }, 403],
] as [Record<string, string>, number][])('with the token, %j gets status %i', async (headers, status) => {
  const get = await open();
  expect((await get(`${controlPath}/clock`, { headers: { ...bearer, ...headers } })).status).toBe(status);
});

test('a page may send a preflight before it sends the token', async () => {
  const get = await open();
  const preflightHeaders = {
    Origin: 'http://localhost:5173',
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization',
  };
  const response = await get(`${controlPath}/reset`, { method: 'OPTIONS', headers: preflightHeaders });
  expect(response.status).toBe(204);
  expect(response.headers.get('Access-Control-Allow-Headers')?.toLowerCase()).toContain('authorization');
});

/** Signs a browser in through the printed address. @returns the header with its cookie */
const cookieAfter = async (get: Awaited<ReturnType<typeof open>>) => {
  const signInResponse = await get(`${controlPath}/sign-in?token=${token}`, { headers: html });
  expect([signInResponse.status, signInResponse.headers.get('Location')]).toEqual([
    303,
    `${controlPath}/ui/`,
  ]);
  const set = signInResponse.headers.get('Set-Cookie') ?? '';
  expect(set).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(set).not.toContain(token);
  return { Cookie: set.split(';')[0] ?? '' };
};

test('the printed address signs a browser in, and a wrong token does not', async () => {
  const get = await open();
  const cookie = await cookieAfter(get);
  expect((await get(`${controlPath}/ui/`, { headers: { ...html, ...cookie } })).status).not.toBe(401);
  const wrong = await get(`${controlPath}/sign-in?token=wrong`, { headers: html });
  expect([wrong.status, wrong.headers.get('Set-Cookie')]).toEqual([401, null]);
  expect(await wrong.text()).toContain('not the token of this sandbox');
});

test('a browser without the cookie is prompted for the token, and then redirected to its target', async () => {
  const get = await open();
  const signInPage = await get(authorize, { headers: html });
  expect([signInPage.status, signInPage.headers.get('Content-Type')]).toEqual([
    401,
    'text/html; charset=utf-8',
  ]);
  expect(signInPage.headers.get('Content-Security-Policy')).toContain("form-action 'self'");
  expect(await signInPage.text()).toContain(`name="next" value="${authorize.replaceAll('&', '&amp;')}"`);
  const submit = (form: Record<string, string>) =>
    get(`${controlPath}/sign-in`, {
      method: 'POST',
      headers: { Origin: origin },
      body: String(new URLSearchParams(form)),
    });
  const signInResponse = await submit({ token, next: authorize });
  expect([signInResponse.status, signInResponse.headers.get('Location')]).toEqual([303, authorize]);
  expect(signInResponse.headers.get('Set-Cookie')).not.toBeNull();
  expect((await submit({ token: 'wrong', next: '/' })).status).toBe(401);
  expect((await submit({ next: '/' })).status).toBe(401);
});

test.each([
  'https://pages.example/',
  '//pages.example/',
  '/.//pages.example/',
  `${origin}//pages.example/`,
  '/\\pages.example',
  'javascript:alert(1)',
  'http://',
])('the sign-in does not redirect to %s', async (next) => {
  const get = await open();
  const path = `${controlPath}/sign-in?${new URLSearchParams({ token, next })}`;
  expect((await get(path)).headers.get('Location')).toBe(`${controlPath}/ui/`);
});

test.each<[string, Sent, number]>([
  ['a page of the sandbox reads', { headers: { 'Sec-Fetch-Site': 'same-origin' } }, 200],
  ['a page of the sandbox writes', { method: 'POST', headers: { Origin: origin } }, 204],
  [
    'a page of another port writes',
    { method: 'POST', headers: { Origin: 'http://sandbox.internal:3000' } },
    401,
  ],
  [
    'a page of another port reads',
    { headers: { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'cors' } },
    401,
  ],
  [
    'a form of another port is submitted',
    { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'navigate' } },
    401,
  ],
  ['an origin is missing', { method: 'POST' }, 401],
  ['a page of another site writes', { method: 'POST', headers: { Origin: 'https://pages.example' } }, 403],
])('with the cookie of a browser: %s', async (_, init, status) => {
  const get = await open();
  const cookie = await cookieAfter(get);
  const path = init.method === 'POST' ? `${controlPath}/reset` : `${controlPath}/clock`;
  expect((await get(path, { ...init, headers: { ...init.headers, ...cookie } })).status).toBe(status);
});

test('each token has its own cookie', async () => {
  const cookie = await cookieAfter(await open());
  const other = await open({ controlToken: 'another-token-of-it' });
  expect((await other(`${controlPath}/clock`, { headers: cookie })).status).toBe(401);
});

test('every operation declares the token, and requires it', async () => {
  const get = await open();
  const { status } = controlErrors['control-token-required'];
  for (const { id, method, path, responses } of operationList) {
    expect(responses[status]?.examples, id).toContain('control-token-required');
    const response = await get(controlPath + path.replaceAll(/\{\w+\}/g, 'x'), { method });
    expect(response.status, id).toBe(status);
  }
});
