import { inspect } from 'node:util';
import { createSandbox } from '@workspace-api/mock';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  type ClientOptions,
  createClient,
  createMethods,
  createWorkspaceClient,
  type ReceivedResponse,
  type SentRequest,
} from '../index.ts';
import { redactBody } from './redact.ts';

const baseUrl = 'http://127.0.0.1:4010/v1';

const connect = async (options: Partial<ClientOptions> = {}) => {
  const sandbox = await createSandbox();
  onTestFinished(() => sandbox.close());
  const requests: SentRequest[] = [];
  const responses: ReceivedResponse[] = [];
  const all: ClientOptions = {
    baseUrl,
    token: 'key_test_acme',
    headers: { Cookie: 'sid=hidden', 'X-Api-Key': 'hidden' },
    fetch: (request) => sandbox.fetch(request),
    onRequest: (request) => requests.push(request),
    onResponse: (response) => responses.push(response),
    ...options,
  };
  return {
    requests,
    responses,
    apis: [createWorkspaceClient(all), createMethods(createClient(all))] as const,
  };
};

test('hooks receive each attempt with its JSON, and without credentials', async () => {
  const { apis, requests, responses } = await connect();
  for (const api of apis) {
    const agent = await api.agents.create('acme', { name: 'Digest' });
    const [request] = requests.splice(0);
    expect(request).toMatchObject({
      method: 'POST',
      url: `${baseUrl}/workspaces/acme/agents`,
      path: '/v1/workspaces/acme/agents',
      headers: { authorization: '[redacted]', 'x-api-key': '[redacted]', 'content-type': 'application/json' },
      body: { name: 'Digest' },
    });
    expect(responses.splice(0)).toMatchObject([
      {
        request,
        status: 201,
        requestId: expect.stringMatching(/^req_/),
        body: agent,
        duration: expect.any(Number),
      },
    ]);
    expect(inspect(request, { depth: 9 })).not.toMatch(/key_test_|hidden/);
  }
});

test('secrets of requests and responses are redacted, the other fields are not', async () => {
  const { apis, requests, responses } = await connect();
  const [api] = apis;
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
  const sandbox = await createSandbox();
  onTestFinished(() => sandbox.close());
  const fetch = (request: Request) => {
    vi.setSystemTime(Date.now() - 3_600_000);
    return sandbox.fetch(request);
  };
  const { apis, responses } = await connect({ fetch });
  await apis[0].identity.getMe();
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
  const { apis, responses } = await connect();
  const [api] = apis;
  await api.secrets.set('acme', { name: '', value: 'open-sesame' }).result();
  expect(responses.splice(0)).toMatchObject([
    { status: 400, body: { error: { code: 'validation_failed' } } },
  ]);
});

test('a hook that throws fails the call with its error, without a retry', async () => {
  let calls = 0;
  const { apis } = await connect({
    onResponse: () => {
      calls += 1;
      throw new TypeError('x is not a function');
    },
  });
  await expect(apis[0].identity.getMe()).rejects.toThrow(
    'A hook of the client failed: TypeError: x is not a function',
  );
  expect(calls).toBe(1);
});
