import { fileURLToPath } from 'node:url';
import { createSandbox, readSeedFile } from '@workspace-api/mock';
import { expect, test } from 'vitest';

const file = fileURLToPath(new URL('./shop.yaml', import.meta.url));

test('a sandbox starts with the records of a file', async () => {
  const sandbox = await createSandbox({ records: await readSeedFile(file) });
  const response = await sandbox.fetch('/v1/workspaces/shop/pages', {
    headers: { Authorization: 'Bearer key_test_shop' },
  });
  expect(await response.json()).toMatchObject({ data: [{ slug: 'home' }, { slug: 'sale' }] });
  await sandbox.close();
});
