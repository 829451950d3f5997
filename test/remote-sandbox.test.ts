import { basePath, operations } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import { expect, test } from 'vitest';
import sandboxDriver from '../conformance/drivers/sandbox.ts';
import type { DriverTarget } from '../conformance/target/driver.ts';
import { startProcess } from '../mocks/test/processes.ts';

const remote = ['--host', '0.0.0.0', '--allow-remote'];

const send = (origin: string, token?: string) =>
  fetch(`${origin}${controlPath}/clock`, {
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
  });

test('a sandbox for other machines prints its control token once, and the driver signs in with it', async () => {
  const { origin, output } = await startProcess({ env: {}, args: remote });
  const token = /Control token +(\S+)/.exec(output())?.[1] ?? '';
  expect(output()).toContain(`Dashboard      ${origin}${controlPath}/sign-in?token=${token}`);
  expect((await send(origin)).status).toBe(401);
  expect((await send(origin, token)).status).toBe(200);

  const principal = async () => ({ mode: 'test' }) as Awaited<ReturnType<DriverTarget['principal']>>;
  const target = { url: `${origin}${basePath}`, principal } as DriverTarget;
  const { capabilities } = await sandboxDriver({ 'control-token': token }, target);
  const config = (await (await fetch(origin + operations.getCliConfig.path)).json()) as {
    authorize_url: string;
  };
  const authorizeUrl = `${config.authorize_url}?${new URLSearchParams({
    response_type: 'code',
    redirect_uri: 'http://127.0.0.1:53682/callback',
    state: 'x',
    scope: 'pages:read',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  })}`;
  const signedIn = await capabilities['oauth-sign-in']?.({ authorizeUrl } as never);
  expect(signedIn).toMatchObject({ redirect: expect.stringContaining('code=') });
  await expect(sandboxDriver({}, target)).rejects.toThrow('returned 401');
});

test('other machines get no public token and no way to private addresses, and the banner says what they reach', async () => {
  const { send: sendToApi, output } = await startProcess({ env: {}, args: remote });
  expect((await sendToApi('GET', '/me')).status).toBe(401);
  const [, own = ''] = /^ {2}(key_test_acme_[0-9a-f]{32}) /m.exec(output()) ?? [];
  expect((await sendToApi('GET', '/me', { token: own })).status).toBe(200);
  expect(output()).toContain(
    'with a token below      the API, and through its webhooks public addresses only',
  );
  expect(output()).toContain('with the control token  the control plane, the dashboard');

  const open = await startProcess({
    env: {},
    args: [...remote, '--demo-tokens', '--private-addresses', 'loopback'],
  });
  expect((await open.send('GET', '/me')).status).toBe(200);
  expect(open.output()).toContain('through its webhooks public addresses, and any port of this machine');
});
