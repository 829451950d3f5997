import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { capabilities } from '@workspace-api/contract';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../bench/free-port.ts';
import createDriver from '../conformance/examples/driver.ts';
import createMinimalDriver from '../conformance/examples/minimal-driver.ts';
import { createSandbox, serve } from '../mocks/index.ts';
import { fromRoot } from '../scripts/generate/paths.ts';

const pages = { 'docs/gate.md': '', 'docs/driver.md': '' };
for (const name of Object.keys(pages) as (keyof typeof pages)[])
  pages[name] = await readFile(fromRoot(name), 'utf8');

const parseBlocks = (page: string, language: string): string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    ([, block = '']) => block,
  );

const examples = (await readdir(fromRoot('conformance/examples'))).sort();
const readExample = (name: string) => readFile(fromRoot(`conformance/examples/${name}`), 'utf8');

test('the TypeScript blocks of the pages are the examples of the gate', async () => {
  const sources = await Promise.all(examples.map(readExample));
  const blocks = Object.values(pages)
    .flatMap((page) => parseBlocks(page, 'ts'))
    // The first line is the name of the file.
    .map((block) => block.replace(/^\/\/ .*\n/, ''));
  expect(blocks.toSorted()).toEqual(sources.toSorted());
});

describe('the commands of the pages', () => {
  let folder: string;
  let bin: string;
  let close: () => Promise<unknown>;
  let port: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'workspace-guides-'));
    bin = join(folder, 'bin');
    await mkdir(bin);
    await mkdir(join(folder, 'node_modules/@workspace-api'), { recursive: true });
    await symlink(fromRoot('conformance'), join(folder, 'node_modules/@workspace-api/conformance'));
    const sandbox = await createSandbox({ seed: 1 });
    const served = await serve(sandbox, { port: 0 });
    port = new URL(served.url).port;
    close = async () => {
      await served.close();
      await sandbox.close();
    };
    // A full run would take a minute, so commands without clauses check only one.
    const gate = fromRoot('conformance/bin/workspace-conformance.js');
    await writeFile(
      join(bin, 'npx'),
      `#!/bin/bash
shift
case " $* " in
  *" merge "*|*" --list "*|*" --explain "*|*" --only "*|*" --replay "*) ;;
  *) set -- "$@" --only agents.starts-inactive ;;
esac
case " $* " in *" merge "*|*" --list "*|*" --explain "*) ;; *) set -- "$@" --effort quick ;; esac
${process.execPath} ${gate} "$@"
code=$?
echo "$code $*" >> ${join(folder, 'codes')}
exit $code
`,
    );
    await chmod(join(bin, 'npx'), 0o755);
    const config = await readExample('conformance.config.ts');
    await writeFile(join(folder, 'conformance.config.ts'), config.replace('4010', port));
    await copyFile(fromRoot('conformance/examples/minimal-driver.ts'), join(folder, 'driver.ts'));
  });
  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true, force: true });
  });

  const commands = Object.entries(pages).flatMap(([page, markdown]) =>
    parseBlocks(markdown, 'sh').map((block, at) => ({ page, at, block })),
  );

  test.each(commands)('$page, block $at', async ({ block }) => {
    await rm(join(folder, 'codes'), { force: true });
    // Without a tunnel: the sandbox delivers to the receiver directly.
    const receiver = `127.0.0.1:${await freePort()}`;
    const script = block
      .replaceAll('4010', port)
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
    if (block.includes('--receiver-url')) expect(ran.stdout).toMatch(/^deliveries +[1-9]/m);
  });
});

test('the workflow of the page uses only inputs of the action', async () => {
  const action = parse(await readFile(fromRoot('action.yml'), 'utf8')) as { inputs: Record<string, unknown> };
  const [workflow = ''] = parseBlocks(pages['docs/gate.md'], 'yaml');
  const { jobs } = parse(workflow) as {
    jobs: { conformance: { steps: { uses?: string; with?: Record<string, unknown> }[] } };
  };
  const used = jobs.conformance.steps.find(({ uses }) => uses === './contract-kit');
  expect(Object.keys(used?.with ?? {}).length).toBeGreaterThan(3);
  for (const name of Object.keys(used?.with ?? {})) expect(Object.keys(action.inputs)).toContain(name);
});

test('each capability has a generated section with its function', async () => {
  const page = await readFile(fromRoot('generated/capabilities.md'), 'utf8');
  for (const name of Object.keys(capabilities)) expect(page).toMatch(new RegExp(`^## ${name}$`, 'm'));
  expect(page).toContain('(input: Destination & { slug: string; title: string }) => Promise<Added>');
  for (const [type] of page.matchAll(/\b(Destination|Added|Issued|CataloguePlan|StorageViews)\b/g))
    expect(page).toContain(`\ntype ${type} = {`);
});

test('the page about drivers names every capability', () => {
  for (const name of Object.keys(capabilities).filter(
    (one) => one !== 'set-plan-catalogue' && one !== 'expire-cursor',
  ))
    expect(pages['docs/driver.md']).toContain(`\`${name}\``);
});

/** An admin API that responds to every request with an id, and records the requests. */
const startAdmin = async () => {
  const requests: { path: string; mode: string | undefined; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    const body = (await request.setEncoding('utf8').toArray()).join('');
    const mode = request.headers['x-mode'] as string | undefined;
    requests.push({ path: request.url ?? '', mode, body: JSON.parse(body) });
    response.setHeader('Content-Type', 'application/json').end('{"id":"page_1"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  return { requests, admin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

const target = { url: 'http://127.0.0.1:1/v1', principal: async () => ({ workspace: 'acme', mode: 'test' }) };
const page = { workspace: 'acme', slug: 'home', title: 'Home' };

test.each([
  ['minimal', createMinimalDriver, undefined],
  ['larger', createDriver, 'test'],
])('the %s driver adds a page through the admin API', async (_name, create, mode) => {
  const { requests, admin } = await startAdmin();
  const driver = await create({ admin }, target);
  expect(await driver.capabilities['add-page']?.(page)).toEqual({ id: 'page_1' });
  expect(requests).toEqual([{ path: '/workspaces/acme/pages', mode, body: { slug: 'home', title: 'Home' } }]);
});

test('the larger driver lifts a rule, and closes its session', async () => {
  const { requests, admin } = await startAdmin();
  const driver = await createDriver({ admin }, target);
  const denied = await driver.capabilities['deny-by-policy']?.({
    workspace: 'acme',
    resource: 'pages',
    action: 'write',
  });
  await denied?.lift();
  await driver.close?.();
  expect(requests.map(({ path }) => path)).toEqual([
    '/workspaces/acme/rules',
    '/workspaces/acme/rules/page_1/lift',
    '/sessions/close',
  ]);
});
