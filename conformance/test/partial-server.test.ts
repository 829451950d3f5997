import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examples } from '@workspace-api/contract';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '../cli/config/load-config.ts';
import { type FakeRequest, type FakeTarget, fakeToken, startFakeTarget } from './fake-target.ts';
import { newFolder, readReport, runMain } from './run-main.ts';

let folder: string;
let target: FakeTarget;
beforeEach(async () => {
  folder = newFolder(onTestFinished);
  target = await startFakeTarget(partial);
});

/** Checks tokens before it routes, and only creates and revokes keys. */
const partial = ({ method, path, headers }: FakeRequest) => {
  const isAccepted = headers.authorization?.startsWith('Bearer key_test_');
  if (!isAccepted)
    return { status: 401, body: examples.unauthorized, headers: { 'www-authenticate': 'Bearer' } };
  if (path.endsWith('/tokens') && method === 'POST') return { status: 201, body: examples['api-key-minted'] };
  if (path.includes('/tokens/') && method === 'DELETE') return { status: 204 };
  return path === '/me' ? undefined : { status: path.includes('/billing') ? 405 : 404, text: '{}' };
};

const run = (...args: string[]) =>
  runMain(
    ['--target', target.url, '--token', fakeToken, '--effort', 'quick', '--seed', '1', ...args],
    folder,
  );
const only = ['--only', 'tokens.rotate*,billing.unknown-plan,billing.payment-token-rejected'];

test('an operation that returns 404 or 405 to everything is reported once, and --init writes that it is declared', async () => {
  const first = await run(...only, '--init');
  expect(first.code).toBe(1);
  expect(first.stdout).toContain('rotateToken returned only 404');
  expect(first.stdout).toContain('{ "operation": "rotateToken", "reason": "not offered yet" },');
  expect(first.stdout).toContain('{ "tag": "billing", "reason": "not offered yet" },');
  // Its findings are in the other reports, but not repeated for each clause.
  expect(first.stdout).not.toContain('FAIL');
  expect(first.stdout).not.toContain('--replay tokens.rotate');
  const report = readReport(folder);
  expect(report.totals.fail).toBeGreaterThan(0);
  const declarations = [{ operation: 'rotateToken' }, { tag: 'billing' }];
  expect(report.notOffered?.map(({ declaration }) => declaration)).toEqual(
    expect.arrayContaining(declarations),
  );
  expect(first.stderr).toContain('conformance.config.json');
  const source = readFileSync(join(folder, 'conformance.config.json'), 'utf8');
  expect(source).not.toContain(fakeToken);
  const { target: written, unsupported } = await loadConfig(undefined, { cwd: folder });
  expect(written).toBe(target.url);
  const reason = 'not offered yet';
  expect(unsupported).toEqual(expect.arrayContaining(declarations.map((each) => ({ ...each, reason }))));
  // The same run doesn't fail with it.
  const { code, stdout } = await run(...only, '--allow-partial');
  expect(code, stdout).toBe(0);
  // A quick run may see others then, with its other requests.
  expect(stdout).not.toMatch(/"rotateToken", "reason"|"billing", "reason"/);
});

test('--json prints report.json, and nothing else', async () => {
  const { stdout } = await run(...only, '--json');
  expect(JSON.parse(stdout)).toEqual(readReport(folder));
  expect(readReport(folder).requestsByPurpose?.probing).toBeGreaterThan(0);
});

test('--init writes TypeScript with defineConfig where the gate is installed, and its stubs are a configuration', async () => {
  const installed = join(folder, 'node_modules/@workspace-api/conformance');
  mkdirSync(installed, { recursive: true });
  writeFileSync(join(installed, 'package.json'), '{ "name": "@workspace-api/conformance" }');
  await run('--only', `${only[1]},webhooks`, '--init');
  const file = join(folder, 'conformance.config.ts');
  const source = readFileSync(file, 'utf8');
  expect(source).toContain("import { defineConfig } from '@workspace-api/conformance';");
  expect(source).toContain('{ "tag": "billing", "reason": "not offered yet" }');
  expect(source).not.toContain(fakeToken);
  expect(source).toContain("'/workspaces/{slug}/webhooks', // this server returned 404");
  const isText = / {2}\/\/ [A-Z].*\.$/gm;
  const uncommented = source
    .replace(/^import .*/, 'const defineConfig = (config) => config;')
    .replaceAll(isText, '')
    .replaceAll(/^ {2}\/\/ /gm, '  ');
  writeFileSync(file, uncommented);
  const { mapping, samples } = await loadConfig(undefined, { cwd: folder });
  expect(mapping?.members?.SetSecretRequest).toMatchObject({ name: 'name', value: 'value' });
  expect(samples).toHaveProperty('setSecret');
});

test('--init refuses to overwrite a configuration, before the first request', async () => {
  writeFileSync(join(folder, 'conformance.config.json'), '{}');
  const { code, stderr } = await run(...only, '--init');
  expect(code).toBe(2);
  expect(stderr).toContain("doesn't overwrite conformance.config.json");
  expect(target.requests).toEqual([]);
  expect(existsSync(join(folder, 'reports'))).toBe(false);
});
