import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectDurable } from './expect-durable.ts';
import { newFolder } from './new-folder.ts';
import { runToExit } from './processes.ts';
import { onServer } from './records.ts';

/** These tests choose their own engine or, on PostgreSQL, are thorough tests. */
const testOnce = test.skipIf(onServer());

testOnce('writes with a response survive a process that is killed under load, and no write is partial', () =>
  expectDurable(1, 11),
);

testOnce('a file of another format is rejected and not modified', async () => {
  const file = join(await newFolder(), 'letter.txt');
  await writeFile(file, 'Dear reader, '.repeat(400));
  await writeFile(`${file}.key`, Buffer.alloc(32, 1).toString('base64'), { mode: 0o600 });
  const { code, output } = await runToExit({ env: {}, args: ['--data', file] });
  expect(code).toBe(1);
  expect(output).toBe(
    `The records can't be stored in ${file}: it is not a SQLite database. It was not changed. Choose another file.\n`,
  );
});

testOnce('an unreachable database is reported without its password', async () => {
  const url = 'postgres://someone:hunter2@127.0.0.1:1/shop';
  const { code, output } = await runToExit({
    env: { DATABASE_URL: url, SANDBOX_MASTER_KEY: '0'.repeat(64) },
    args: [],
  });
  expect(code).toBe(1);
  expect(output).toContain("The database shop at 127.0.0.1:1 can't be used: nothing listens on 127.0.0.1:1.");
  expect(output).not.toContain('hunter2');
});
