import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { fromRoot } from '../generate/paths.ts';
import { sourceCondition } from '../source-condition.ts';
import { runTool } from './run-tool.ts';
import { outcome, type Problem, type Step } from './step.ts';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    // Files that are built from the generated files aren't committed.
    .filter((file) => !file.startsWith(`dist${sep}`))
    .sort();

/**
 * Compares two folders, file by file and byte by byte.
 *
 * @param committed the actual folder
 * @param generatedFolder the expected folder
 */
export const compareFolders = (committed: string, generatedFolder: string): Problem[] => {
  const there = new Set(filesIn(committed));
  const generatedFiles = new Set(filesIn(generatedFolder));
  return [...new Set([...there, ...generatedFiles])].sort().flatMap((file) => {
    if (!generatedFiles.has(file)) return [{ file, message: 'is no longer generated' }];
    if (!there.has(file)) return [{ file, message: 'is missing' }];
    const same = readFileSync(join(committed, file)).equals(readFileSync(join(generatedFolder, file)));
    return same ? [] : [{ file, message: 'is out of date' }];
  });
};

/** The generated folders, by the generator's option for each path. */
const generated = { out: 'generated', client: 'client/operations' } as const;

/** Checks that the generated folders are up to date. */
export const drift: Step = {
  name: 'drift',
  describe: 'generated/ and client/operations/ are up to date with openapi/, mocks/mutants/ and scripts/',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'workspace-api-'));
    try {
      const folders = Object.keys(generated).flatMap((option) => [`--${option}`, join(folder, option)]);
      const script = [`--conditions=${sourceCondition}`, 'scripts/generate.ts', ...folders];
      const { code, output } = await runTool('tsx', script);
      if (code !== 0) {
        const problems = [{ file: 'scripts/generate.ts', message: output.trim() }];
        return outcome('', problems, 'Fix npm run generate first.');
      }
      const problems = Object.entries(generated).flatMap(([option, committed]) =>
        compareFolders(fromRoot(committed), join(folder, option)).map(({ file, message }) => ({
          file: `${committed}/${file}`,
          message,
        })),
      );
      return outcome(
        `${filesIn(folder).length} files up to date`,
        problems,
        'Run npm run generate and commit the result. Never edit generated files by hand.',
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
