import { runNpm } from '../../scripts/npm.ts';

/** The files of a folder that npm packs. Build output is included only if it was built before. */
export const packedFiles = async (folder: string): Promise<string[]> => {
  const stdout = await runNpm(['pack', '--dry-run', '--json', '--ignore-scripts'], folder);
  const [packed] = JSON.parse(stdout) as { files: { path: string }[] }[];
  return packed?.files.map(({ path }) => path) ?? [];
};
