import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../generate/paths.ts';
import { rootFolders } from '../generate/root-document.ts';
import { layoutProblems } from './layout-problems.ts';
import { outcome, type Step } from './step.ts';

const filesIn = (folder: string) =>
  readdirSync(fromRoot(`openapi/${folder}`))
    .sort()
    .map((file) => ({
      folder,
      file,
      yaml: readFileSync(join(fromRoot('openapi'), folder, file), 'utf8'),
    }));

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
