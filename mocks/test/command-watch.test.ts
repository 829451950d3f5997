import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from './new-folder.ts';
import { startProcess } from './processes.ts';

const seedWith = (name: string) =>
  JSON.stringify({ workspaces: [{ slug: 'shop', test: { agents: [{ name }] } }] });

test('--watch serves the records of a changed seed, and keeps them while the file is broken', async () => {
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

  await writeFile(file, seedWith('third').slice(0, 40));
  await expect.poll(output).toContain('The sandbox keeps its records.');
  expect(output()).toContain(`${file}:`);
  expect(await agents()).toEqual(['second']);

  await writeFile(file, seedWith('third'));
  await expect.poll(agents).toEqual(['third']);
});
