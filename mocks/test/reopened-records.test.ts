import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSandbox, manualClock } from '../index.ts';
import { newFolder } from './new-folder.ts';
import { tokens } from './start-sandbox.ts';

const headers = { Authorization: `Bearer ${tokens.full}` };
const writes = [
  ['POST', 'agents', { name: 'Greeter' }],
  ['POST', 'tokens', { scopes: ['agents:read'] }],
  ['POST', 'webhooks', { url: 'https://hooks.acme.example/', events: ['pages.published'] }],
  ['PUT', 'secrets', { name: 'smtp_password', value: 'not-a-real-one' }],
  ['POST', 'pages-publish', undefined],
] as const;

/** Opens records with the same seed and a clock that stands still, writes some more, and returns the new ids. */
const writeMore = async (data: string): Promise<string[]> => {
  const log = (line: string) => {
    throw new Error(`The sandbox logged an error: ${line}`);
  };
  const sandbox = await createSandbox({ data, seed: 7, clock: manualClock('2026-11-02'), log });
  const ids: string[] = [];
  for (const [method, path, body] of writes) {
    const response = await sandbox.fetch(`/v1/workspaces/acme/${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    expect([path, Math.floor(response.status / 100)]).toEqual([path, 2]);
    const { id } = (await response.json()) as { id?: string };
    ids.push(response.headers.get('X-Request-Id') ?? '', ...(id === undefined ? [] : [id]));
  }
  await sandbox.close();
  return ids;
};

/** Opens new records several times. */
const openRepeatedly = async (): Promise<string[][]> => {
  const data = join(await newFolder(), 'records.db');
  return [await writeMore(data), await writeMore(data), await writeMore(data), await writeMore(data)];
};

test('ids differ in every opening of a file, although the seed and the time are the same', async () => {
  const ids = (await openRepeatedly()).flat();
  expect(ids.length).toBeGreaterThan(4 * writes.length);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the same opening of another file has the same ids', async () => {
  expect(await openRepeatedly()).toEqual(await openRepeatedly());
});
