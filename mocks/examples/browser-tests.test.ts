import { type ConnectedSandbox, connectSandbox, createSandbox, serve } from '@workspace-api/mock';
import { afterAll, beforeAll, expect, test } from 'vitest';

const headers = { Authorization: 'Bearer key_test_acme', 'Content-Type': 'application/json' };

let api = '';
let sandbox: ConnectedSandbox;
let stop: () => Promise<void>;

beforeAll(async () => {
  const own = await createSandbox();
  const { url, close } = await serve(own, { port: 0 });
  api = `${url}/v1`;
  sandbox = connectSandbox(url);
  stop = async () => {
    await close();
    await own.close();
  };
});
afterAll(() => stop());

test('a save fails once with a conflict', async () => {
  const rule = { operation: 'updatePage', error: 'version-mismatch', count: 1 } as const;
  await sandbox.control.addFaultRule({ body: rule });
  const save = () =>
    fetch(`${api}/workspaces/acme/pages/page_01K9HOME`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify([{ op: 'replace', path: '/metadata/title', value: 'Acme' }]),
    });
  expect((await save()).status).toBe(409);
  expect((await save()).status).toBe(200);
});

test('no request of the page violated the contract', async () => {
  expect(await sandbox.violations()).toEqual([]);
});
