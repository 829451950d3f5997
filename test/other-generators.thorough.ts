import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromRoot } from '../scripts/generate/paths.ts';
import { createProject, installProject, type Project } from './packages/installed-project.ts';
import { parseBlocks } from './support/gate-pages.ts';
import { readGuidePrograms } from './support/guide-programs.ts';
import { serveSandbox } from './support/serve-sandbox.ts';
import { pages } from './support/user-guides.ts';

const [, ...sections] = (pages['generated-clients'] ?? '').split(/^## /m);

const findBlock = (section: string, language: string): string => parseBlocks(section, language)[0] ?? '';

/** The sections of the guide about one generator each. */
const generators = sections
  .filter((section) => section.includes('```console'))
  .map((section) => ({ name: section.split('\n', 1)[0] ?? '', section }));
const values = sections.find((section) => section.startsWith('Values')) ?? '';

let installed: Project;
const { url } = await serveSandbox({}, afterAll);

beforeAll(async () => {
  installed = await installProject('generators', []);
  return installed.remove;
});

/** Follows a section of the guide in a folder of its own, with the bundle and the programs that use its types. */
const follow = async (name: string, section: string): Promise<Project> => {
  const folder = join(installed.folder, name.replaceAll(/\W+/g, '-'));
  await mkdir(folder);
  const write = (file: string, content: string) =>
    writeFile(join(folder, file), content.replaceAll('http://127.0.0.1:4010', url));
  await copyFile(fromRoot('generated/openapi.json'), join(folder, 'openapi.json'));
  await copyFile(join(installed.folder, 'open-unions.ts'), join(folder, 'open-unions.ts'));
  await write('orval.config.cjs', findBlock(section, 'js'));
  await write('program.ts', findBlock(section, 'ts'));
  await write('values.ts', findBlock(values, 'ts'));
  await write('tsconfig.json', '{ "extends": "../tsconfig.json", "include": ["."] }');
  const project = createProject(folder);
  const commands = [...findBlock(section, 'console').matchAll(/^npx .+$/gm)];
  expect(commands).toHaveLength(1);
  for (const [command] of commands) await project.succeed(command.split(' '));
  return project;
};

test('the guide has a section for each generator', () => {
  expect(generators.map(({ name }) => name)).toEqual([
    'openapi-fetch',
    '@hey-api/openapi-ts',
    'orval',
    'swagger-typescript-api',
  ]);
});

describe('the guide makes a client from the bundle whose types have the known values and accept others, and whose calls work', () => {
  test.each(generators)('$name', async ({ name, section }) => {
    const project = await follow(name, section);
    await project.succeed(['npx', 'tsc', '--project', '.']);
    const output = await project.succeed([process.execPath, '--import', 'tsx', 'program.ts']);
    expect(output.trimEnd().split('\n')).toEqual(readGuidePrograms(section).ts.prints);
  });
});
