import { once } from 'node:events';
import { rename, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from './new-folder.ts';
import { startProcess } from './processes.ts';

const noRecords = { env: {}, args: [] };

/** Sends a path unchanged, which `fetch` would normalize. */
const get = async (origin: string, path: string): Promise<number | undefined> => {
  const clientRequest = request(origin, { path, agent: false }).end();
  const [response] = await once(clientRequest, 'response');
  response.resume();
  return response.statusCode;
};

test('the command prints a line for each request, without secrets and control characters', async () => {
  const { send, control, origin, output } = await startProcess(noRecords);
  await send('GET', '/me');
  await send('GET', '/workspaces/acme/agents?limit=2&search=key_test_acme&colour=key_live_acme');
  await send('POST', '/workspaces/acme/agents', { body: { colour: 1 } });
  await get(origin, '/v1/%1b%5B2Jkey_test_secret?token=key_test_secret');
  await control('GET', '/clock');
  await control('POST', '/reset');
  await send('GET', '/me', { token: null });
  await expect.poll(output).toContain('401');
  const lines = output()
    .split('\n')
    .slice(
      output()
        .split('\n')
        .findIndex((line) => line.includes('curl')) + 1,
    );
  const entries = lines.filter(Boolean).map((line) => line.replace(/\d+\.\d ms/, 'N ms'));
  expect(entries).toEqual([
    'GET    /v1/me 200 N ms',
    'GET    /v1/workspaces/acme/agents?limit=2 200 N ms violation: query /search unknown_field and 1 more',
    'POST   /v1/workspaces/acme/agents 400 N ms validation_failed /name missing',
    String.raw`GET    /v1/\u{1b}[2J[redacted] 404 N ms not_found`,
    'POST   /_sandbox/reset 204 N ms',
    'GET    /v1/me 401 N ms unauthorized',
  ]);
});

test('--quiet prints no requests, and the command keeps running when its output is not read', async () => {
  const [quiet, unread] = await Promise.all([
    startProcess({ env: {}, args: ['--quiet'] }),
    startProcess(noRecords),
  ]);
  unread.child.stdout?.destroy();
  unread.child.stderr?.destroy();
  for (let count = 0; count < 3; count += 1) expect((await unread.send('GET', '/me')).status).toBe(200);
  const before = quiet.output();
  await quiet.send('GET', '/me', { token: null });
  await quiet.send('GET', '/me');
  const closeEvent = once(quiet.child, 'close');
  quiet.child.kill('SIGTERM');
  // On Windows, a signal ends a process immediately.
  expect((await closeEvent)[0]).toBe(process.platform === 'win32' ? null : 0);
  expect(quiet.output()).toBe(before);
});

const seedWith = (name: string) =>
  JSON.stringify({ workspaces: [{ slug: 'shop', test: { agents: [{ name }] } }] });

test('--watch serves the records of a changed seed', async () => {
  const file = join(await newFolder(), 'seed.json');
  await writeFile(file, seedWith('first'));
  const { send, output } = await startProcess({ env: {}, args: ['--seed', file, '--watch'] });
  const agents = async (): Promise<string[]> => {
    const { json } = await send('GET', '/workspaces/shop/agents', { token: 'key_test_shop' });
    return json.data.map(({ name }: { name: string }) => name);
  };
  expect(await agents()).toEqual(['first']);

  // Editors save files this way.
  await writeFile(`${file}~`, seedWith('second'));
  await rename(`${file}~`, file);
  await expect.poll(agents).toEqual(['second']);
  await expect.poll(output).toContain(`The seed ${file} has changed`);
});
