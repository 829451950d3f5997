import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Report } from '../conformance/engine/report/report.ts';
import { newFolder } from '../mocks/test/new-folder.ts';
import { fromRoot } from '../scripts/generate/paths.ts';
import { runSources } from '../scripts/source-condition.ts';
import { runProcess } from './support/run-process.ts';

/** A file that a walkthrough adds or changes. */
type WalkthroughFile = { path: string; language: string; text: string };

const block = /^`(?<path>[^`\n]+)`\n\n```(?<language>\w+)\n(?<text>.*?)^```$/gms;

/** The files of a document: each code block below a path in backquotes. */
const readWalkthrough = async (document: string): Promise<WalkthroughFile[]> =>
  [...(await readFile(fromRoot(document), 'utf8')).matchAll(block)].map(
    ({ groups }) => groups as unknown as WalkthroughFile,
  );

const linesWith = (lines: readonly string[], sign: string): string =>
  lines
    .filter((line) => line.startsWith(sign))
    .map((line) => `${line.slice(1)}\n`)
    .join('');

/** Adds the lines of a diff before or after its context line. @throws Error if the file doesn't contain that line */
const patched = (path: string, before: string, diff: string): string => {
  const lines = diff.split('\n');
  const [contextLines, added] = [linesWith(lines, ' '), linesWith(lines, '+')];
  if (!before.includes(contextLines))
    throw new Error(`${path} doesn't have the context line of the diff:\n${contextLines}`);
  return before.replace(contextLines, () =>
    diff.startsWith('+') ? added + contextLines : contextLines + added,
  );
};

/** Applies the walkthrough to a folder: writes its new files, and adds its lines to existing files. */
const applyWalkthrough = async (folder: string, files: readonly WalkthroughFile[]): Promise<void> => {
  for (const { path, language, text } of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, language === 'diff' ? patched(path, await readFile(file, 'utf8'), text) : text);
  }
};

const sources = [
  'openapi',
  'scripts',
  'generated',
  'client',
  'mocks',
  'conformance',
  'bench',
  'docs',
  'examples',
  'package.json',
  'package-lock.json',
  'test',
  'tsconfig.json',
];
const ownScope = '@workspace-api';

const folder = await newFolder(afterAll);

/** The installed packages, with the workspace's own packages replaced by the packages of the copy. */
const linkPackages = async (): Promise<void> => {
  const [installed, linked] = [fromRoot('node_modules'), join(folder, 'node_modules')];
  await mkdir(join(linked, ownScope), { recursive: true });
  for (const name of await readdir(installed)) {
    if (name !== ownScope) await symlink(join(installed, name), join(linked, name));
  }
  const own = {
    contract: 'generated',
    client: 'client',
    mock: 'mocks',
    conformance: 'conformance',
  };
  for (const [name, source] of Object.entries(own)) {
    await symlink(join(folder, source), join(linked, ownScope, name));
  }
};

/** Copies the repository's sources to the folder, where they use the same installed packages. */
const copyRepository = async (): Promise<void> => {
  // The packages that commands install in folders of bench/, scripts/ and examples/ aren't needed, and large.
  const filter = (path: string) =>
    !/^(bench|examples|scripts)\//.test(path.slice(fromRoot('').length)) || basename(path) !== 'node_modules';
  for (const source of sources) await cp(fromRoot(source), join(folder, source), { recursive: true, filter });
  await linkPackages();
};

const page = 'docs/adding-a-resource.md';

/** Runs a script of the copy. */
const run = (script: string, ...args: string[]) =>
  runProcess(process.execPath, [...runSources, script, ...args], { cwd: folder });

/** Everything else is declared unsupported, so that the gate spends its time on notes. Some clauses need more operations. */
const config = `export default {
  unsupported: [
    'oauth', 'workspaces', 'pages', 'theme', 'billing', 'forms', 'logs', 'approvals', 'secrets', 'agents', 'webhooks',
  ].map((tag) => ({ tag, reason: 'Only notes are checked.' })),
  allowPartial: true,
};
`;

const families = [
  'scopes',
  'pagination',
  'idempotency',
  'encodings',
  'validation',
  'tenancy',
  'errors',
  'notes',
];

const checkServer = async (name: string) => {
  const args = ['--config', 'notes.config.ts', '--effort', 'standard', '--seed', '1', '--report-dir', name];
  const result = await run('scripts/conformance.ts', ...args, '--only', families.join(','));
  const json = await readFile(join(folder, name, 'report.json'), 'utf8').catch(() => '');
  expect(json, result.output).not.toBe('');
  return { ...result, report: JSON.parse(json) as Report };
};

/** The operations on notes for which a clause was checked, by clause. */
const listCheckedOperations = ({ clauses }: Report, family: string): Record<string, string[]> =>
  Object.fromEntries(
    clauses
      .filter((clause) => clause.family === family && clause.status === 'pass')
      .map(({ id, operations }) => [id, operations.filter((operation) => /Notes?$/.test(operation))]),
  );

beforeAll(async () => {
  await copyRepository();
  await applyWalkthrough(folder, await readWalkthrough(page));
  await writeFile(join(folder, 'notes.config.ts'), config);
  const generated = await run('scripts/generate.ts');
  expect(generated.code, generated.output).toBe(0);
}, 300_000);

test('nothing is missing for the checks of the repository', async () => {
  const { code, output } = await run('scripts/check.ts', '--only', 'types', 'coverage', 'mutants', 'strings');
  expect(code, output).toBe(0);
}, 300_000);

test('the gate checks the notes of the guide without additional code', async () => {
  const { code, output, report } = await checkServer('good');
  expect(code, output).toBe(0);
  expect(listCheckedOperations(report, 'scopes')['scopes.required']).toEqual(
    expect.arrayContaining(['listNotes', 'createNote', 'getNote', 'deleteNote']),
  );
  expect(listCheckedOperations(report, 'pagination')).toMatchObject({
    'pagination.walk-visits-once': ['listNotes'],
    'pagination.stable-under-insert': ['listNotes'],
    'pagination.stable-under-delete': ['listNotes'],
  });
  expect(listCheckedOperations(report, 'idempotency')['idempotency.mismatch-is-422']).toContain('createNote');
  expect(listCheckedOperations(report, 'encodings')).toMatchObject({
    'encodings.csv-header-row': ['listNotes'],
  });
  expect(listCheckedOperations(report, 'validation')['validation.body-fails-with-400']).toContain(
    'createNote',
  );
  expect(listCheckedOperations(report, 'tenancy')['tenancy.foreign-record-is-404']).toEqual(
    expect.arrayContaining(['getNote', 'deleteNote']),
  );
  expect(listCheckedOperations(report, 'notes')).toMatchObject({
    'notes.id-prefix': expect.arrayContaining(['listNotes']),
  });
  expect(report.leftovers.filter(({ kind }) => kind === 'note')).toEqual([]);
}, 120_000);
