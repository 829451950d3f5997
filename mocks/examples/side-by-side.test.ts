import { createSandbox, serve } from '@workspace-api/mock';
import { test as base, beforeAll, describe, expect } from 'vitest';

type Responded = { tokens: { token: string }[]; data: { name: string }[] };

let origin = '';

beforeAll(async () => {
  const sandbox = await createSandbox();
  const { url, close } = await serve(sandbox, { port: 0 });
  origin = url;
  return async () => {
    await close();
    await sandbox.close();
  };
});

const send = async (method: string, path: string, body?: unknown, token = ''): Promise<Responded> => {
  const response = await fetch(origin + path, {
    method,
    body: body === undefined ? null : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
  });
  return JSON.parse((await response.text()) || '{}') as Responded;
};

/** A workspace for one test, with access to the control plane and the API. */
const test = base.extend<{ shop: { control: string; call: typeof send } }>({
  shop: async ({ task }, use) => {
    const slug = `shop-${task.id.replaceAll('_', '-')}`;
    const control = `/_sandbox/workspaces/${slug}`;
    const records = { agents: [{ name: 'Greeter' }] };
    const limit = { limit: 1000, window_seconds: 60 };
    const { tokens } = await send('POST', '/_sandbox/workspaces', { slug, test: records, rate_limit: limit });
    await use({
      control,
      call: (method, path, body) => send(method, `/v1/workspaces/${slug}${path}`, body, tokens[0]?.token),
    });
    await send('DELETE', control);
  },
});

describe.concurrent('parallel tests on one sandbox', () => {
  for (const name of ['one', 'two', 'three'])
    test(`each has its own records: ${name}`, async ({ shop }) => {
      await shop.call('POST', '/agents', { name });
      const { data } = await shop.call('GET', '/agents');
      expect(data.map((agent) => agent.name)).toEqual([name, 'Greeter']);
    });

  test('a test restores a snapshot', async ({ shop: { control, call } }) => {
    await call('POST', '/agents', { name: 'Kept' });
    await send('PUT', `${control}/snapshots/two-agents`);
    await call('POST', '/agents', { name: 'Discarded' });
    await send('POST', `${control}/snapshots/two-agents/restore`);
    expect((await call('GET', '/agents')).data.map((agent) => agent.name)).toEqual(['Kept', 'Greeter']);
  });
});
