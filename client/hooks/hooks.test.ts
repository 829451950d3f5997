import { inspect } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ClientOptions, ReceivedResponse, SentRequest } from '../index.ts';
import { connect, type Setup } from '../sandboxes.test-helper.ts';
import { redactBody } from './redact.ts';

const start = async (options: Partial<ClientOptions> = {}, wrap: Setup['wrap'] = (next) => next) => {
  const requests: SentRequest[] = [];
  const responses: ReceivedResponse[] = [];
  const { api } = await connect({
    wrap,
    client: {
      headers: { Cookie: 'sid=hidden', 'X-Api-Key': 'hidden' },
      onRequest: (request) => requests.push(request),
      onResponse: (response) => responses.push(response),
      ...options,
    },
  });
  return { requests, responses, api };
};

test('hooks receive each attempt with its JSON, and without credentials', async () => {
  const { api, requests, responses } = await start();
  const agent = await api.agents.create('acme', { name: 'Digest' });
  const [request] = requests;
  expect(request).toMatchObject({
    method: 'POST',
    url: 'http://127.0.0.1:4010/v1/workspaces/acme/agents',
    path: '/v1/workspaces/acme/agents',
    headers: { authorization: '[redacted]', 'x-api-key': '[redacted]', 'content-type': 'application/json' },
    body: { name: 'Digest' },
  });
  const requestId = expect.stringMatching(/^req_/);
  expect(responses).toMatchObject([
    { request, status: 201, requestId, body: agent, duration: expect.any(Number) },
  ]);
  expect(inspect(request, { depth: 9 })).not.toMatch(/key_test_|hidden/);
});

test('secrets of requests and responses are redacted, the other fields are not', async () => {
  const { api, requests, responses } = await start();
  const settings = { name: 'shop_token', purpose: 'shop', residency: 'eu', zdr: true } as const;
  await api.secrets.set('acme', { ...settings, value: 'open-sesame' });
  await api.secrets.rotate('acme', 'crm_token', { value: 'open-sesame' });
  const key = await api.tokens.create('acme', { scopes: ['me:read'] });
  expect(requests.map(({ body }) => body)).toEqual([
    { ...settings, value: '[redacted]' },
    { value: '[redacted]' },
    { scopes: ['me:read'] },
  ]);
  expect(responses[2]?.body).toEqual({ ...key, secret: '[redacted]' });
  expect(inspect([requests, responses], { depth: 9 })).not.toContain('open-sesame');
});

test('the duration is the elapsed time, also if the machine’s clock is set back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { api, responses } = await start({}, (next) => (request) => {
    vi.setSystemTime(Date.now() - 3_600_000);
    return next(request);
  });
  await api.identity.getMe();
  expect(responses[0]?.duration).toBeGreaterThanOrEqual(0);
});

test('a body that is not an object has no secret either', () => {
  const operation = { method: 'PUT', path: '/v1/workspaces/acme/secrets' };
  for (const json of ['"open-sesame"', '["open-sesame"]', 'open-sesame'])
    expect(JSON.stringify(redactBody(json, operation, 'request'))).not.toContain('sesame');
  const elsewhere = { method: 'PATCH', path: '/v1/workspaces/acme/theme' };
  expect(redactBody('[{"value":"key_test_acme"}]', elsewhere, 'request')).toEqual([{ value: '[redacted]' }]);
});

test('an error is passed to the hook as it was sent', async () => {
  const { api, responses } = await start();
  await api.secrets.set('acme', { name: '', value: 'open-sesame' }).result();
  expect(responses.splice(0)).toMatchObject([
    { status: 400, body: { error: { code: 'validation_failed' } } },
  ]);
});

test('a hook that throws fails the call with its error, without a retry', async () => {
  const onResponse = vi.fn(() => {
    throw new TypeError('x is not a function');
  });
  const { api } = await start({ onResponse });
  await expect(api.identity.getMe()).rejects.toThrow(
    'A hook of the client failed: TypeError: x is not a function',
  );
  expect(onResponse).toHaveBeenCalledOnce();
});
