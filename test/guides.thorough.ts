import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../mocks/index.ts';
import { freePort } from '../mocks/test/free-port.ts';
import { newFolder } from '../mocks/test/new-folder.ts';
import { fromRoot } from '../scripts/generate/paths.ts';
import { builtCommand, builtGate } from './support/build-gate.ts';
import { pages, parseBlocks, programs } from './support/gate-pages.ts';
import { serveSandbox } from './support/serve-sandbox.ts';
import { typeProblems } from './support/type-problems.ts';

const folder = await newFolder(afterAll);
const { url } = await serveSandbox({ seed: 1, clock: systemClock('2026-11-02') }, afterAll);
const { port } = new URL(url);

test('the TypeScript blocks of the pages have no type errors', () => {
  expect(typeProblems(programs)).toEqual([]);
});

describe('the commands of the pages', () => {
  let bin: string;

  beforeAll(async () => {
    bin = join(folder, 'bin');
    await mkdir(bin);
    await mkdir(join(folder, 'node_modules/@workspace-api'), { recursive: true });
    await symlink(builtGate, join(folder, 'node_modules/@workspace-api/conformance'));
    // A full run would take a minute, so commands without clauses check only one.
    await writeFile(
      join(bin, 'npx'),
      `#!/bin/bash
shift
case " $* " in
  *" --list "*|*" --explain "*|*" --only "*|*" --replay "*) ;;
  *) set -- "$@" --only agents.starts-inactive ;;
esac
case " $* " in *" --list "*|*" --explain "*) ;; *) set -- "$@" --effort quick ;; esac
${process.execPath} ${builtCommand} "$@"
code=$?
echo "$code $*" >> ${join(folder, 'codes')}
exit $code
`,
    );
    await chmod(join(bin, 'npx'), 0o755);
    await writeFile(join(folder, 'conformance.config.ts'), programs.config.replace('4010', port));
    await writeFile(join(folder, 'driver.ts'), programs['minimal-driver']);
    await copyFile(fromRoot('conformance/examples/driver.py'), join(folder, 'driver.py'));
  });

  const commands = Object.entries(pages).flatMap(([page, markdown]) =>
    parseBlocks(markdown, 'sh').map((block, at) => ({ page, at, block })),
  );

  test.each(commands)('$page, block $at', async ({ block }) => {
    await rm(join(folder, 'codes'), { force: true });
    // Without a tunnel: the sandbox delivers to the receiver directly.
    const receiver = `127.0.0.1:${await freePort()}`;
    const script = block
      // A family takes seconds to check, one of its clauses a tenth of one.
      .replace(/--only (?:agents|tokens)$/gm, '--only agents.starts-inactive')
      .replaceAll('4010', port)
      .replaceAll(/\b9000\b/g, String(await freePort()))
      .replace('127.0.0.1:9001', receiver)
      .replace('https://hooks.example.com', `http://${receiver}`);
    expect(script, 'only hosts on loopback').not.toContain('example.com');
    const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, GITHUB_ACTIONS: '' };
    const ran = await promisify(execFile)('bash', ['-c', script], {
      cwd: folder,
      env: { ...env, WORKSPACE_TOKEN: 'key_test_acme' },
    }).catch((error: { stdout: string; stderr: string }) => error);
    const lines = (await readFile(join(folder, 'codes'), 'utf8')).trim().split('\n');
    expect(lines).toHaveLength(block.match(/^npx /gm)?.length ?? 0);
    // The sandbox is conformant, so it doesn't need the waiver of the example.
    for (const line of lines) expect(line, ran.stderr).toMatch(/^[03] /);
    if (block.includes('driver.py')) expect(ran.stdout).toMatch(/^Driver +our server \(4 capabilities\)/m);
    if (block.includes('--receiver-url')) expect(ran.stdout).toMatch(/clauses: [1-9]\d* pass/);
  });
});
