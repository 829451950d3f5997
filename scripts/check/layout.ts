import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { fromRoot } from '../generate/paths.ts';
import { layoutProblems, type Root } from './layout-problems.ts';
import { outcome, type Step } from './step.ts';

const folders = ['paths', 'webhooks', 'schemas', 'parameters', 'headers', 'responses', 'examples'];

/** The bundler names a shared part by the root's key, so a file that the root doesn't list has no name. */
export const layout: Step = {
  name: 'layout',
  describe: 'openapi/openapi.yaml lists exactly the files of its folders, each under its own name',
  run: async () => {
    const root = parse(readFileSync(fromRoot('openapi/openapi.yaml'), 'utf8')) as Root;
    const files = Object.fromEntries(
      folders.map((folder) => [folder, readdirSync(fromRoot(`openapi/${folder}`)).sort()]),
    );
    return outcome(
      `${Object.values(files).flat().length} files are listed`,
      layoutProblems(root, files),
      'List the file in openapi/openapi.yaml (or delete it), with the key in PascalCase (examples: the file name).',
    );
  },
};
