import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { x } from 'tinyexec';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFolder } from '../../mocks/test/new-folder.ts';
import { fromRoot } from '../generate/paths.ts';

/** Files that each break a rule, by the rule. Every import leads to an existing file, or to a module of Node. */
const violations: readonly [rule: string, file: string, imported: string][] = [
  ['sandbox-core-imports-no-higher-layer', 'mocks/sandbox/core/clock.ts', 'mocks/sandbox/store/database.ts'],
  [
    'sandbox-http-imports-no-higher-layer',
    'mocks/sandbox/http/call.ts',
    'mocks/sandbox/features/tokens/rows.ts',
  ],
  [
    'sandbox-features-imports-no-higher-layer',
    'mocks/sandbox/features/logs/rows.ts',
    'mocks/sandbox/wiring/seed.ts',
  ],
  [
    'features-meet-at-their-index',
    'mocks/sandbox/features/forms/rows.ts',
    'mocks/sandbox/features/pages/rows.ts',
  ],
  ['sandbox-imports-no-node', 'mocks/sandbox/domain/events.ts', 'node:fs'],
  ['sandbox-names-no-host', 'mocks/sandbox/http/send.ts', 'mocks/sandbox/host/node/crypto.ts'],
  ['hosts-implement-ports-only', 'mocks/sandbox/host/node/files.ts', 'mocks/sandbox/http/call.ts'],
  ['sandbox-imports-no-node', 'mocks/sandbox/host/sender.ts', 'node:http'],
  ['hosts-are-independent', 'mocks/sandbox/host/web/crypto.ts', 'mocks/sandbox/host/node/bytes.ts'],
  ['mocks-know-no-gate', 'mocks/receiver/verify.ts', 'conformance/index.ts'],
  ['gate-knows-no-mock', 'conformance/report/html.ts', 'mocks/index.ts'],
  ['gate-checks-imports-no-higher-layer', 'conformance/checks/body.ts', 'conformance/scenarios/a.ts'],
  ['drivers-import-the-target-only', 'conformance/drivers/a.ts', 'conformance/engine/gate.ts'],
  ['generated-stands-alone', 'generated/index.ts', 'mocks/receiver/verify.ts'],
  ['wrappers-know-no-sandbox', 'mocks/mutants/a.ts', 'mocks/sandbox/core/ids.ts'],
];

const permitted: readonly [file: string, imported: string][] = [
  ['mocks/sandbox/features/agents/runs.ts', 'mocks/sandbox/features/billing/index.ts'],
  ['mocks/sandbox/wiring/features.ts', 'mocks/sandbox/features/agents/runs.ts'],
  ['mocks/sandbox/core/clock.test.ts', 'mocks/sandbox/wiring/features.ts'],
  ['mocks/sandbox/http/call.ts', 'mocks/sandbox/host/connection.ts'],
  ['mocks/sandbox/host/web/files.ts', 'mocks/sandbox/host/file-folder.ts'],
];

const folder = await newFolder(afterAll);
beforeAll(async () => {
  const files = new Map<string, string[]>();
  const add = (file: string, imported?: string) =>
    files.set(file, [...(files.get(file) ?? []), ...(imported ? [imported] : [])]);
  for (const [, file, imported] of violations) {
    if (!imported.startsWith('node:')) add(imported);
    add(file, imported);
  }
  for (const [file, imported] of permitted) {
    add(imported);
    add(file, imported);
  }
  // Imports of types count as well.
  add('scripts/a.ts', 'scripts/b.ts');
  add('scripts/b.ts', 'scripts/a.ts');
  for (const [file, imports] of files) {
    const up = '../'.repeat(file.split('/').length - 1);
    const lines = imports.map((to) => `import type { A } from '${to.startsWith('node:') ? to : up + to}';`);
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), [...lines, 'export type A = string;', ''].join('\n'));
  }
  await writeFile(join(folder, 'tsconfig.json'), '{"compilerOptions": {"allowImportingTsExtensions": true}}');
});

test('an import against the layers is found by the rule that forbids it, and so is a cycle of types', async () => {
  const args = ['--config', fromRoot('.dependency-cruiser.js'), '--output-type', 'json'];
  const { stdout } = await x(
    fromRoot('node_modules/.bin/depcruise'),
    [...args, 'generated', 'mocks', 'conformance', 'scripts'],
    { nodeOptions: { cwd: folder } },
  );
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  const actual = summary.violations.map(({ from, rule }) => `${from} ${rule.name}`);
  const expected = violations.map(([rule, file]) => `${file} ${rule}`);
  expect(actual.toSorted()).toEqual([...expected, 'scripts/a.ts no-cycles'].toSorted());
});
