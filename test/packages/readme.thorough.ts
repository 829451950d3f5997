import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fromRoot } from '../../scripts/generate/paths.ts';
import { parseBlocks } from '../support/gate-pages.ts';
import { missingLine, readGuidePrograms } from '../support/guide-programs.ts';
import { pages } from '../support/user-guides.ts';
import { createProject, type Project } from './installed-project.ts';

const [block = ''] = parseBlocks(await readFile(fromRoot('README.md'), 'utf8'), 'sh');
/** The commands of the README, by where they are run: each comment names a place. */
const [inClone = [], inProject = [], inOtherTerminal = []] = block
  .replaceAll(/\\\n\s*/g, '')
  .split(/^#.*\n/m)
  .slice(1)
  .map((part) => part.trim().split('\n'));
const [startMock = ''] = inProject.slice(-1);

const quickStart = readGuidePrograms(pages['quick-start'] ?? '');

let folder: string;
let project: Project;
/** The host and the port of the mock. */
let mock: string;

/** Runs a command of a page in the project, and calls the mock at its port. */
const run = (command: string) => {
  const { port } = new URL(`http://${mock}`);
  return project.succeed(['bash', '-c', `set -euo pipefail\n${command.replaceAll('4010', port)}`]);
};

beforeAll(async () => {
  // The installed repository stands for the clone, in which `npm ci` has been run.
  expect(inClone).toEqual(['npm ci', 'npm run pack']);
  const packed = await createProject(fromRoot('.')).succeed(['npm', 'run', 'pack']);
  expect(packed).toMatch(/^npm install \S+\/tarballs\/workspace-api-contract-\S+\.tgz /m);

  folder = await realpath(await mkdtemp(join(tmpdir(), 'readme-')));
  await symlink(fromRoot('.'), join(folder, 'workspace-api-contract-kit'), 'junction');
  await mkdir(join(folder, 'project'));
  project = createProject(join(folder, 'project'));
  for (const command of inProject.slice(0, -1)) await project.succeed(['bash', '-c', command]);
  mock = await project.start(['bash', '-c', startMock], /127\.0\.0\.1:\d+(?=\/v1)/, { PORT: '0' });
});

// The quick start expects the demo records, to which a run of the gate adds others.
beforeEach(async () => {
  await fetch(`http://${mock}/_sandbox/reset`, { method: 'POST' });
});

afterAll(async () => {
  await project.remove();
  await rm(folder, { recursive: true, force: true });
});

test('the README installs the four packages', async () => {
  const { dependencies } = JSON.parse(await readFile(join(project.folder, 'package.json'), 'utf8'));
  const names = ['client', 'conformance', 'contract', 'mock'].map((name) => `@workspace-api/${name}`);
  expect(Object.keys(dependencies)).toEqual(names);
});

test("the README's request gets the demo records", async () => {
  expect(await run(inOtherTerminal[0] ?? '')).toContain('"id":"agt_');
});

test("the README's run of the gate finds no violation", async () => {
  expect(await run(inOtherTerminal[1] ?? '')).toContain('CONFORMANT (exit code 0)');
  expect(await readdir(join(project.folder, 'reports'))).toContain('report.html');
});

test('the quick start uses only the installed packages: its commands', async () => {
  const output = await run(quickStart.sh.source);
  expect(missingLine(output, quickStart.sh.prints), output).toBeUndefined();
});

test('the quick start uses only the installed packages: its program, run by its command', async () => {
  const [, command = ''] = /`(npx tsx (?<file>\S+))`/.exec(pages['quick-start'] ?? '') ?? [];
  const { port } = new URL(`http://${mock}`);
  await writeFile(
    join(project.folder, command.split(' ')[2] ?? ''),
    quickStart.ts.source.replaceAll('4010', port),
  );
  const output = await run(command);
  expect(missingLine(output, quickStart.ts.prints), output).toBeUndefined();
});
