import { createSandbox, serve } from '@workspace-api/mock';
import { afterAll, beforeAll, expect, test } from 'vitest';

const headers = { Authorization: 'Bearer key_test_acme', 'Content-Type': 'application/json' };

let api = '';
let control = '';
let stop: () => Promise<void>;

beforeAll(async () => {
  const sandbox = await createSandbox();
  const { url, close } = await serve(sandbox, { port: 0 });
  api = `${url}/v1`;
  control = `${url}/_sandbox`;
  stop = async () => {
    await close();
    await sandbox.close();
  };
});
afterAll(() => stop());

const send = (method: string, path: string, body: unknown) =>
  fetch(control + path, { method, body: JSON.stringify(body) });

test('a save fails once with a conflict', async () => {
  await send('POST', '/fault-rules', { operation: 'updatePage', error: 'version-mismatch', count: 1 });
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
  const response = await fetch(`${control}/requests?only=violations`);
  expect(await response.json()).toEqual({ data: [] });
});
