import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newFolder } from '../conformance/test/run-main.ts';
import { builtCommand, builtGate } from './support/build-gate.ts';
import { runProcess } from './support/run-process.ts';

/** A project outside of this repository, with the gate installed. */
const project = (type: 'module' | 'commonjs' | undefined, files: Record<string, string>): string => {
  const folder = newFolder(onTestFinished);
  mkdirSync(join(folder, 'node_modules/@workspace-api'), { recursive: true });
  symlinkSync(builtGate, join(folder, 'node_modules/@workspace-api/conformance'));
  const manifest = JSON.stringify({ name: 'a-server', ...(type && { type }) });
  for (const [name, source] of Object.entries({ 'package.json': manifest, ...files })) {
    writeFileSync(join(folder, name), source);
  }
  return folder;
};

const command = (folder: string, args: readonly string[] = []) =>
  runProcess(process.execPath, [builtCommand, ...args], { cwd: folder });

const config = `import { defineConfig } from '@workspace-api/conformance';
import { port } from './port.ts';

export default defineConfig({ target: \`http://127.0.0.1:\${port}/v1\`, token: 'key_test_x', driver: './driver.ts' });
`;

const driver = `import type { DriverFactory } from '@workspace-api/conformance';
import { port } from './port.ts';

const create: DriverFactory = () => ({ name: \`driver of \${port}\`, capabilities: {} });
export default create;
`;

const port = 'export const port: number = 1;\n';

// A project without a type is one of CommonJS.
describe.each([undefined, 'module'] as const)('in a project of type %s', (type) => {
  test('a configuration and a driver in TypeScript are loaded', async () => {
    const folder = project(type, { 'conformance.config.ts': config, 'driver.ts': driver, 'port.ts': port });
    const { code, stderr } = await command(folder);
    expect(stderr).toContain('GET http://127.0.0.1:1/v1/me');
    expect(code).toBe(2);
  });

  test('an error in the configuration is shown with its place, without a stack', async () => {
    const source = 'const port: number = 1;\n\nthrow new Error(`no such port: ${port}`);\n';
    const { code, stderr } = await command(project(type, { 'conformance.config.ts': source }));
    expect(stderr).toMatch(
      /^The configuration can't be loaded\. \S+conformance\.config\.ts:3:\d+: no such port: 1\n$/,
    );
    expect(code).toBe(2);
  });

  test('a driver that throws is shown with its place, without a stack', async () => {
    const source = "export default () => {\n  throw new Error('no control plane');\n};\n";
    const args = ['--target', 'http://127.0.0.1:1/v1', '--token', 'key_test_x', '--driver', './driver.ts'];
    const { stderr } = await command(project(type, { 'driver.ts': source }), args);
    expect(stderr).toMatch(/^The driver cannot be used\. .+ \S+driver\.ts:2:\d+: no control plane\n$/);
  });
});

const json = JSON.stringify({ waivers: [{ clause: 'agents.starts-inactive', reason: 'A known failure.' }] });
const esm = `export default ${json};\n`;
const commonJs = `module.exports = ${json};\n`;

test.each([
  ['mts', esm, undefined],
  ['cts', commonJs, 'module'],
  ['js', commonJs, undefined],
  ['js', esm, 'module'],
  ['mjs', esm, undefined],
  ['cjs', commonJs, 'module'],
  ['json', json, undefined],
] as const)('conformance.config.%s is found', async (ending, source, type) => {
  const folder = project(type, { [`conformance.config.${ending}`]: source });
  const { stdout, stderr } = await command(folder, ['--explain', 'agents.starts-inactive']);
  expect(stdout, stderr).toContain('A known failure.');
});

test.each([
  ['ts', 'export default {\n  target: }\n', ':2:10: Unexpected "}"'],
  ['js', 'module.exports = {\n  target: }\n', ':2'],
  ['json', '{\n  "target": }\n', ': Unexpected token'],
])('a configuration .%s that cannot be parsed is shown with its place', async (ending, source, expected) => {
  const { code, stderr } = await command(project(undefined, { [`conformance.config.${ending}`]: source }));
  expect(stderr).toContain(`conformance.config.${ending}${expected}`);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(code).toBe(2);
});
