import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFolder } from '../mocks/test/new-folder.ts';
import { fromRoot } from '../scripts/generate/paths.ts';

const run = promisify(execFile);

/** The lines of the README's last section. */
const readme = await readFile(fromRoot('README.md'), 'utf8');
const lines = /```sh\n([^`]+)\n```/.exec(readme.split('\n## ').at(-1) ?? '')?.[1]?.split('\n') ?? [];

const folder = await newFolder(afterAll);
beforeAll(() => run('git', ['clone', '--quiet', fromRoot('.'), folder]));

/** The environment of a machine without PostgreSQL and Chromium, and outside of these tests. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(CI|NODE_|npm_|VITEST|TEST|DEV|PROD|MODE)/.test(name)),
);
env.CHROMIUM = join(tmpdir(), 'no-chromium');

test("the README's last section has two lines", () => {
  expect(lines).toEqual(['npm ci && npm run conformance', 'npm ci && npm test']);
});

test.each(lines)(
  'a fresh clone runs %s, and npm ci prints no warning',
  async (line) => {
    const { stdout, stderr } = await run(line, { cwd: folder, env, shell: true, maxBuffer: 1 << 26 });
    expect(stderr).not.toMatch(/npm (warn|error)/i);
    expect(stdout).toMatch(/added \d+ packages/);
  },
  1_800_000,
);
