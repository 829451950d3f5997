import { once } from 'node:events';
import { basePath, operations } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import { expect, test } from 'vitest';
import sandboxDriver from '../conformance/drivers/sandbox.ts';
import type { DriverTarget } from '../conformance/target/driver.ts';
import { createReceiver } from '../mocks/index.ts';
import { launch, startProcess } from '../mocks/test/processes.ts';

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

test("a specified token isn't printed, and another host without the flag is rejected", async () => {
  const token = 'a-token-of-this-test';
  const env = { WORKSPACE_SANDBOX_CONTROL_TOKEN: token };
  const refusedProcess = launch({ env: {}, args: ['--host', '0.0.0.0'] });
  let errorOutput = '';
  refusedProcess.stderr?.on('data', (chunk) => (errorOutput += chunk));
  const [{ origin, output }, [code]] = await Promise.all([
    startProcess({ env, args: remote }),
    once(refusedProcess, 'close'),
  ]);
  expect([code, errorOutput]).toEqual([1, expect.stringContaining('Add --allow-remote to permit it')]);
  expect(output()).not.toContain(token);
  expect((await send(origin, token)).status).toBe(200);
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

test('a webhook of a sandbox for other machines reaches nothing on this machine', async () => {
  const receiver = await createReceiver();
  const token = 'a-token-of-this-test';
  const {
    send: sendToApi,
    origin,
    output,
  } = await startProcess({
    env: { WORKSPACE_SANDBOX_CONTROL_TOKEN: token },
    args: remote,
  });
  const [, own = ''] = /^ {2}(key_test_acme_[0-9a-f]{32}) /m.exec(output()) ?? [];
  const localhost = receiver.url.replace('127.0.0.1', 'localhost');
  for (const url of [receiver.url, localhost]) {
    const body = { url, events: ['pages.published'] };
    expect((await sendToApi('POST', '/workspaces/acme/webhooks', { token: own, body })).status).toBe(201);
  }
  await sendToApi('POST', '/workspaces/acme/pages-publish', { token: own });
  const headers = { Authorization: `Bearer ${token}` };
  const control = `${origin}${controlPath}`;
  // The response follows the attempts that were due.
  await fetch(`${control}/clock/advance`, { method: 'POST', headers, body: '{"seconds": 1}' });
  const deliveries = await fetch(`${control}/workspaces/acme/deliveries`, { headers });
  expect((await deliveries.text()).match(/is a private address/g)?.length).toBeGreaterThanOrEqual(2);
  expect(receiver.deliveries).toEqual([]);
  await receiver.close();
});
