import { link, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../../../test/new-folder.ts';
import { runToExit, startProcess } from '../../../../test/processes.ts';
import { createSandbox } from '../../../create-sandbox.ts';

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
  const first = await createSandbox({ data: file });
  await symlink(file, other);
  await expect(createSandbox({ data: other })).rejects.toThrow(
    `The records in ${other} can't be used: ${advice}`,
  );
  // The failed attempt hasn't released the lock.
  const where = { env: {}, args: ['--data', file] };
  expect((await runToExit(where)).output).toContain(advice);
  await first.close();
  const second = await createSandbox({ data: other });
  await second.close();
});

test('a file with a second name is refused, whether or not another sandbox uses it', async () => {
  const file = await newFile();
  // The link is in another folder, so the two names share no lock next to them.
  const other = await newFile();
  const masterKey = '0'.repeat(64);
  const first = await createSandbox({ data: file, masterKey });
  await link(file, other);
  const where = { env: { SANDBOX_MASTER_KEY: masterKey }, args: ['--data', other] };
  const reason =
    'it has 2 names (hard links), so another sandbox could use it under another name. Remove the other names, or copy it to a file of its own';
  expect(await runToExit(where)).toEqual({
    code: 1,
    output: `The records can't be stored in ${other}: ${reason}.\n`,
  });
  await first.close();
  await expect(createSandbox({ data: file, masterKey })).rejects.toThrow(
    `The records can't be stored in ${file}: ${reason}.`,
  );
  await rm(other);
  const second = await createSandbox({ data: file, masterKey });
  await second.close();
});
