import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bundles, runSpectral } from '../scripts/check/lint-bundle.ts';
import { runTool } from '../scripts/check/run-tool.ts';
import { fromRoot } from '../scripts/generate/paths.ts';

const { scripts } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as {
  scripts: { lint: string };
};
const commands = scripts.lint.split(' && ').map((command) => command.split(' '));

/** Runs the commands of `npm run lint`, on another file than the bundles if one is named. */
const runCommands = (file?: string) =>
  Promise.all(
    commands.map(([name = '', ...args]) => {
      const others = args.filter((arg) => file === undefined || !bundles.includes(arg));
      return runTool(name, file === undefined ? args : [...others, file]);
    }),
  );

/** Writes a copy of the bundle with an unused schema and a provisional note that isn't a sentence. */
const writeBroken = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const bundle = JSON.parse(readFileSync(fromRoot('generated/openapi.json'), 'utf8'));
  bundle.components.schemas.Unused = { type: 'string', 'x-provisional': 'Chosen: a string.' };
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(bundle, null, 2));
  return file;
};

test('Spectral and Redocly find nothing in the committed bundles', async () => {
  const results = await runCommands();
  expect(results.map(({ code }) => code)).toEqual([0, 0]);
  expect(results.map(({ output }) => /\b(?:warning|error) /.exec(output)?.[0])).toEqual([
    undefined,
    undefined,
  ]);
  expect(commands.map(([, , ...args]) => args.filter((arg) => !arg.startsWith('-')).slice(0, 2))).toEqual([
    bundles,
    bundles,
  ]);
});

test('Spectral and Redocly reject an unused component, Spectral also a fragment as a note', async () => {
  const [spectral, redocly] = await runCommands(writeBroken());
  expect([spectral?.code, redocly?.code]).toEqual([1, 1]);
  expect(spectral?.output).toContain('oas3-unused-component');
  expect(spectral?.output).toContain('provisional-note');
  expect(redocly?.output).toContain('no-unused-components');
});

test('the check reads the findings of Spectral, and none applies to the document that refers to other files', async () => {
  const broken = writeBroken();
  const problems = await runSpectral(broken, 'generated/root.yaml');
  expect(problems.map(({ message }) => /\(([\w-]+) at (\S+)\)$/.exec(message)?.slice(1))).toEqual(
    expect.arrayContaining([
      ['provisional-note', 'components.schemas.Unused.x-provisional'],
      ['oas3-unused-component', 'components.schemas.Unused'],
    ]),
  );
  expect(problems.every(({ file }) => /openapi\.json:\d+$/.test(file))).toBe(true);
});
