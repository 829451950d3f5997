import { type ConnectedSandbox, connectSandbox, createSandbox, serve } from '@workspace-api/mock';
import { test as base, beforeAll, describe, expect } from 'vitest';

let sandbox: ConnectedSandbox;

// The sandbox can run anywhere: a team shares one, and each test connects to its URL.
beforeAll(async () => {
  const own = await createSandbox();
  const { url, close } = await serve(own, { port: 0 });
  sandbox = connectSandbox(url);
  return async () => {
    await close();
    await own.close();
  };
});

type Call = (method: string, path: string, body?: object) => Promise<{ data: { name: string }[] }>;

/** A workspace for one test, with access to the API. */
const test = base.extend<{ shop: { slug: string; call: Call } }>({
  shop: async ({ task }, use) => {
    const slug = `shop-${task.id.replaceAll('_', '-')}`;
    const { tokens } = await sandbox.control.createWorkspace({
      body: {
        slug,
        test: { agents: [{ name: 'Greeter' }] },
        rate_limit: { limit: 1000, window_seconds: 60 },
      },
    });
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${tokens[0]?.secret}` };
    await use({
      slug,
      call: async (method, path, body) => {
        const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
        const response = await sandbox.fetch(`/v1/workspaces/${slug}${path}`, init);
        return (await response.json()) as Awaited<ReturnType<Call>>;
      },
    });
    await sandbox.control.removeWorkspace({ path: { slug } });
  },
});

describe.concurrent('parallel tests on one sandbox', () => {
  for (const name of ['one', 'two', 'three'])
    test(`each has its own records: ${name}`, async ({ shop }) => {
      await shop.call('POST', '/agents', { name });
      const { data } = await shop.call('GET', '/agents');
      expect(data.map((agent) => agent.name)).toEqual([name, 'Greeter']);
    });

  test('a test restores a snapshot', async ({ shop: { slug, call } }) => {
    const path = { slug, snapshot: 'two-agents' };
    await call('POST', '/agents', { name: 'Kept' });
    await sandbox.control.takeSnapshot({ path });
    await call('POST', '/agents', { name: 'Discarded' });
    await sandbox.control.restoreSnapshot({ path });
    expect((await call('GET', '/agents')).data.map((agent) => agent.name)).toEqual(['Kept', 'Greeter']);
  });
});
