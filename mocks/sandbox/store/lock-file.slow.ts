import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, runToExit, startProcess } from '../../test/processes.ts';
import { createSandbox } from '../create-sandbox.ts';

const newFile = async () => join(await newFolder(), 'records.db');

const advice =
  'another sandbox uses this file. Stop it, choose another file, or share the records through PostgreSQL (DATABASE_URL).';

/** Starts a sandbox process on a file. */
const processOn = (file: string) => startProcess({ env: {}, args: ['--data', file] });

test('a second process on a file is refused, until the first one is killed', async () => {
  const file = await newFile();
  const first = await processOn(file);
  await first.send('POST', '/workspaces/acme/pages-publish');
  expect(await runToExit({ env: {}, args: ['--data', file] })).toEqual({
    code: 1,
    output: `The records in ${file} can't be used: ${advice}\n`,
  });
  await first.kill();
  const second = await processOn(file);
  expect((await second.send('GET', '/me')).status).toBe(200);
});

test('a second sandbox of a process is refused, under another name of the file too', async () => {
  const file = await newFile();
  const other = `${file}.link`;
  const masterKey = '0'.repeat(64);
  const first = await createSandbox({ data: file, masterKey });
  await symlink(file, other);
  await expect(createSandbox({ data: other, masterKey })).rejects.toThrow(
    `The records in ${other} can't be used: ${advice}`,
  );
  // The failed attempt hasn't released the lock.
  const where = { env: { SANDBOX_MASTER_KEY: masterKey }, args: ['--data', file] };
  expect((await runToExit(where)).output).toContain(advice);
  await first.close();
  const second = await createSandbox({ data: other, masterKey });
  await second.close();
});
