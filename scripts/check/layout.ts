import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, visit } from 'yaml';
import { fromRoot } from '../generate/paths.ts';
import { rootFolders } from '../generate/root-document.ts';
import { outcome, type Problem, type Step } from './step.ts';

/** A file of one of the contract's folders. */
export type LayoutFile = { folder: string; file: string; yaml: string };

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*\.yaml$/;

const pathProblems = (path: unknown, statedIn: Map<string, string>): string[] => {
  if (typeof path !== 'string' || !path.startsWith('/')) return ['does not state its path as x-path'];
  const other = statedIn.get(path);
  return other === undefined ? [] : [`states the path ${path}, as ${other} does`];
};

/** Finds files of the contract that can't be listed in the root document, or that use YAML anchors. */
export const layoutProblems = (files: readonly LayoutFile[]): Problem[] => {
  const statedIn = new Map<string, string>();
  return files.flatMap(({ folder, file, yaml }) => {
    const document = parseDocument(yaml);
    const messages = kebabCase.test(file) ? [] : ['is not named in kebab-case.yaml'];
    if (folder === 'paths') {
      const { 'x-path': path } = (document.toJS() ?? {}) as { 'x-path'?: unknown };
      messages.push(...pathProblems(path, statedIn));
      statedIn.set(String(path), file);
    }
    visit(document, {
      Alias(_, { source }) {
        messages.push(`refers to the YAML anchor ${source}; repeat its content instead`);
      },
    });
    return messages.map((message) => ({ file: `openapi/${folder}/${file}`, message }));
  });
};

const filesIn = (folder: string): LayoutFile[] =>
  readdirSync(fromRoot(`openapi/${folder}`))
    .sort()
    .map((file) => ({ folder, file, yaml: readFileSync(join(fromRoot('openapi'), folder, file), 'utf8') }));

/** The root document lists the files of the folders by name, and the paths by their x-path. */
export const layout: Step = {
  name: 'layout',
  describe: 'files of openapi/ are named by convention, each path is stated once, and no anchors are used',
  run: async () => {
    const files = rootFolders.flatMap(filesIn);
    return outcome(
      `${files.length} files of ${rootFolders.length} folders`,
      layoutProblems(files),
      'Rename the file (kebab-case.yaml), or state its path as x-path.',
    );
  },
};
