import { readFile } from 'node:fs/promises';
import { capabilities } from '@workspace-api/contract';
import ts from 'typescript';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import type { DriverFactory } from '../conformance/index.ts';
import { listen } from '../conformance/test/listen.ts';
import { newFolder, runMain } from '../conformance/test/run-main.ts';
import { fromRoot } from '../scripts/generate/paths.ts';
import { action } from './support/action.ts';
import { pages, parseBlocks, programs } from './support/gate-pages.ts';

/** The driver that a page shows. The thorough tests check the types of all programs. */
const loadDriver = async (name: 'minimal-driver' | 'driver'): Promise<DriverFactory> => {
  const { outputText } = ts.transpileModule(programs[name], {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  const url = `data:text/javascript,${encodeURIComponent(outputText)}`;
  return ((await import(/* @vite-ignore */ url)) as { default: DriverFactory }).default;
};
const createDriver = await loadDriver('driver');
const createMinimalDriver = await loadDriver('minimal-driver');

/** The commands of the pages that run the gate, each on one line. The thorough tests run all blocks. */
const commands = Object.values(pages)
  .flatMap((page) => parseBlocks(page, 'sh'))
  .flatMap((block) => [...block.matchAll(/^npx @workspace-api\/conformance (--.+?)(?: \|\| .+)?$/gm)])
  .map(([, args = '']) => args);

test.each(commands)('the gate knows the options of: %s', async (args) => {
  // Nothing is checked: the command reads its options, and prints the clauses that they select.
  const { code, stderr } = await runMain([...args.split(' '), '--list'], newFolder(onTestFinished));
  expect(code, stderr).toBe(0);
});

test('the workflow of the page uses only inputs of the action', () => {
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
  const admin = await listen(async (request, response) => {
    const body = (await request.setEncoding('utf8').toArray()).join('');
    const mode = request.headers['x-mode'] as string | undefined;
    requests.push({ path: request.url ?? '', mode, body: JSON.parse(body) });
    response.setHeader('Content-Type', 'application/json').end('{"id":"page_1"}');
  });
  return { requests, admin };
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
