import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freshRecords } from '../../test/records.ts';
import { createInspectableSandbox } from '../create-sandbox.ts';

const names = ['a\0b', '\0', 'plain', '\u{10fffe}'];

const begin = async (options: Parameters<typeof createInspectableSandbox>[0]) => {
  const { context, close } = await createInspectableSandbox(options);
  const { database } = context;
  const rename = (name: string) => database.updateTable('workspaces').set({ name }).execute();
  const read = async () =>
    (await database.selectFrom('workspaces').select('name').executeTakeFirstOrThrow()).name;
  return { rename, read, close };
};

test('text with U+0000 in it is read as it was written', async () => {
  const { rename, read, close } = await begin(freshRecords());
  onTestFinished(close);
  for (const name of names) {
    await rename(name);
    expect(await read()).toBe(name);
  }
});

test('it is read from a file as well that an earlier sandbox wrote', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const data = join(folder, 'records.db');
  for (const name of names) {
    const first = await begin({ data });
    await first.rename(name);
    await first.close();
    const second = await begin({ data });
    expect(await second.read()).toBe(name);
    await second.close();
  }
});
