import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { opened } from '../../conformance/report/sample-report.test-helper.ts';
import { buildExecutable, executableName } from '../../scripts/release/executable/build-executable.ts';
import { createProject, type Project } from './installed-project.ts';
import { getPacked } from './packed.ts';

const { mock, ...others } = await getPacked();

let machine: Project;
let program: string;
let sandbox: string;

/** No Node and no npm in `PATH`. */
const plain = () => ({ PATH: join(machine.folder, 'bin'), XDG_CACHE_HOME: join(machine.folder, 'cache') });
const run = (...args: string[]) => machine.run([program, ...args], plain());

beforeAll(async () => {
  machine = createProject(await mkdtemp(join(tmpdir(), 'executable-')));
  program = join(machine.folder, executableName);
  await buildExecutable([mock, ...Object.values(others)], program);
  const args = ['sandbox', '--port', '0', '--data', 'records.sqlite'];
  sandbox = await machine.start([program, ...args], /http:\/\/127\.0\.0\.1:\d+\/v1/, plain());
});
afterAll(() => machine.remove());

test('the executable states its version and its commands', async () => {
  expect(await run('--version')).toMatchObject({ code: 0, output: `${mock.version}\n` });
  for (const args of [[], ['--help']]) {
    const { code, output } = await run(...args);
    expect([code, output]).toEqual([0, expect.stringContaining('Commands: sandbox, conformance.')]);
  }
  expect(await run('serve')).toMatchObject({
    code: 2,
    output: 'Unknown command "serve". Available: sandbox, conformance.\n',
  });
});

test.each(['sandbox', 'conformance'])('the help of %s names the executable', async (command) => {
  const { code, output } = await run(command, '--help');
  expect(code).toBe(0);
  expect(output).toContain(`Usage: ${executableName} ${command} `);
  expect(output).not.toContain('npx');
  expect((await run(command, '--version')).output).toBe(`${mock.version}\n`);
});

test('the sandbox keeps its records in a file, and serves the dashboard and the reference', async () => {
  const headers = { Authorization: 'Bearer key_test_acme' };
  expect((await fetch(`${sandbox}/me`, { headers })).status).toBe(200);
  expect((await stat(join(machine.folder, 'records.sqlite'))).size).toBeGreaterThan(0);
  for (const path of ['/_sandbox/ui/', '/docs/']) {
    const response = await fetch(new URL(path, sandbox));
    const [, script = ''] = /src="([^"]+\.js)"/.exec(await response.text()) ?? [];
    expect((await fetch(new URL(script, response.url))).headers.get('content-type')).toContain('javascript');
  }
});

const gate = (...args: string[]) =>
  run('conformance', '--target', sandbox, '--token', 'key_test_acme', '--effort', 'quick', ...args);

test('the gate finds its driver by name, and writes its reports', async () => {
  const driver = '@workspace-api/conformance/drivers/sandbox';
  const { code, output } = await gate('--only', 'agents', '--driver', driver);
  expect(code, output).toBe(0);
  expect(output).not.toContain('Warning');
  expect(await readdir(join(machine.folder, 'reports'))).toContain('report.html');
});

test('the gate loads a driver in TypeScript, and runs it', async () => {
  const driver = `enum Name { own = 'own driver' }
export default () => ({ name: Name.own, capabilities: {} });`;
  await writeFile(join(machine.folder, 'driver.ts'), driver);
  const { code, output } = await gate('--only', 'agents.starts-inactive', '--driver', './driver.ts');
  expect(code, output).toBe(0);
  expect(output).toContain('own driver');
});

test('the gate exits with 1 for a server that is not conformant, and with 2 without a target', async () => {
  const args = ['sandbox', '--port', '0', '--mutant', 'agent-starts-active'];
  const broken = await machine.start([program, ...args], /http:\/\/127\.0\.0\.1:\d+\/v1/, plain());
  const { code, output } = await gate('--target', broken, '--only', 'agents.starts-inactive');
  expect(code, output).toBe(1);
  // The page has the command that repeats a finding.
  const page = await readFile(join(machine.folder, 'reports/report.html'), 'utf8');
  expect(opened(page)).toContain(`${executableName} conformance --target`);
  expect((await run('conformance')).code).toBe(2);
});

test('the packages are unpacked once, and a folder without rights is named', async () => {
  const [folder = '', ...more] = await readdir(join(machine.folder, 'cache/workspace-api'));
  expect(more).toEqual([]);
  const manifest = join(
    machine.folder,
    'cache/workspace-api',
    folder,
    'node_modules/@workspace-api/mock/package.json',
  );
  expect(JSON.parse(await readFile(manifest, 'utf8'))).toMatchObject({ version: mock.version });
  const file = join(machine.folder, 'file');
  await writeFile(file, '');
  const { code, output } = await machine.run([program, 'sandbox'], { ...plain(), XDG_CACHE_HOME: file });
  expect([code, output]).toEqual([
    2,
    expect.stringMatching(/Can't unpack the packages: .*Set XDG_CACHE_HOME/),
  ]);
});
