import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type FakeTarget, fakeToken, startFakeTarget } from './fake-target.ts';
import { newFolder, runMain } from './run-main.ts';

const folder = newFolder();

let target: FakeTarget;

beforeEach(async () => {
  target = await startFakeTarget(() => undefined);
});

const file = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return name;
};

/** Runs the command, which must refuse before it sends anything. Returns its message. */
const refusal = async (args: readonly string[]): Promise<string> => {
  const common = ['--target', target.url, '--token', fakeToken, '--only', 'versioning', '--effort', 'quick'];
  const { code, stderr } = await runMain([...common, ...args], folder);
  expect(code).toBe(2);
  expect(target.requests).toEqual([]);
  return stderr;
};

let configs = 0;
const configured = (config: string): string[] => {
  configs += 1;
  return ['--config', file(`config-${configs}.mjs`, `export default ${config};`)];
};

test.each([
  ['{ tokenn: 1 }', ['unknown setting "tokenn". Available: target']],
  ['[]', ['.\nexpected object, received array']],
  ['null', ['needs a default export']],
])('rejects the configuration %s', async (config, messages) => {
  const output = await refusal(configured(config));
  for (const message of messages) expect(output).toContain(message);
});

let drivers = 0;
const driver = (source: string): string[] => {
  drivers += 1;
  return ['--driver', join(folder, file(`driver-${drivers}.mjs`, source))];
};
const returning = (source: string) => driver(`export default () => (${source});`);

test.each([
  ['is missing', () => ['--driver', 'no-such-driver.ts'], 'no-such-driver.ts does not exist'],
  [
    'is in a package that is not installed',
    () => ['--driver', '@not/installed/driver'],
    'has the module @not/installed/driver. Run npm install --save-dev @not/installed,',
  ],
  ['cannot be parsed', () => driver('export default ('), /driver-\d+\.mjs.*: /],
  [
    'exports nothing',
    () => driver('export const name = 1;'),
    'must be a function (options, target) => Driver',
  ],
  [
    'throws',
    () => driver('export default () => { throw new Error("no control plane"); };'),
    'no control plane',
  ],
  ['returns nothing', () => returning('undefined'), 'must return { name, capabilities }'],
  [
    'has no capabilities',
    () => returning('{ name: "x", capabilities: null }'),
    'capabilities: expected object, received null',
  ],
  [
    'has an unknown capability',
    () => returning('{ name: "x", capabilities: { "add-pgae": () => {} } }'),
    'unknown capability "add-pgae". Available: add-page',
  ],
  [
    'has a capability that is not a function',
    () => returning('{ name: "x", capabilities: { "add-page": true } }'),
    'capabilities["add-page"]: expected a function, received boolean',
  ],
  [
    'has a bothModes that is a string',
    () => returning('{ name: "x", capabilities: {}, bothModes: "yes" }'),
    'bothModes: expected boolean, received string',
  ],
  [
    'has a broken console URL',
    () => returning('{ name: "x", capabilities: {}, consoleUrl: "x" }'),
    'consoleUrl',
  ],
])('rejects a driver that %s', async (_, args, message) => {
  const output = await refusal(args());
  expect(output).toContain('The driver cannot be used.');
  if (typeof message === 'string') expect(output).toContain(message);
  else expect(output).toMatch(message);
});

test.each([
  ['a password in the target', ['--target', 'http://me:hush@127.0.0.1:1/v1'], '--target must not contain'],
  ['a token with a line break', ['--token', 'key_hush\nx'], 'token: expected visible characters of ASCII'],
  ['a configuration that clears the screen', ['--config', file('clear.json', '\x1b[2J')], '\\u{1b}[2J'],
  ['the empty value of --only', ['--only', ''], 'is invalid. It is empty.'],
  [
    'an unknown option of the driver of the sandbox',
    ['--driver', '@workspace-api/conformance/drivers/sandbox', '--driver-option', 'control-tokn=x'],
    'Unknown --driver-option control-tokn. Available: control, control-token',
  ],
])('rejects %s', async (_, args, message) => {
  const output = await refusal(args);
  expect(output).toContain(message);
  expect(output).not.toContain('hush');
});

test('rejects a report folder that is a file', async () => {
  const output = await refusal(['--report-dir', file('occupied', '')]);
  expect(output).toContain("Can't write reports to");
  expect(output).toContain('--report-dir');
});

// On Linux only: elsewhere, nothing else pretends that a folder exists but its parent doesn't.
test.runIf(existsSync('/proc/self'))(
  'rejects a report folder that the file system does not create',
  async () => {
    expect(await refusal(['--report-dir', '/proc/reports/gate'])).toContain('to /proc/reports/gate: ENOENT');
  },
);

test('rejects a report folder in which a folder has the name of a report', async () => {
  mkdirSync(join(folder, 'blocked/junit.xml'), { recursive: true });
  expect(await refusal(['--report-dir', 'blocked'])).toMatch(/a directory, open '.*junit\.xml'/);
});

test('a driver may read the principal of the run, and its failure is not an error of the driver', async () => {
  const unreachable = ['--target', 'http://127.0.0.1:1/v1'];
  const driverSource =
    'export default async (_, { principal }) => ({ name: (await principal()).mode, capabilities: {} });';
  const output = await refusal([...driver(driverSource), ...unreachable]);
  expect(output).toContain('The target is unreachable');
  expect(output).not.toContain('The driver');
});
