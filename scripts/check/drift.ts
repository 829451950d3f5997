import type { Step } from './step.ts';

/** Checks that the generated folders are up to date. */
export const drift: Step = {
  name: 'drift',
  describe: 'generated/ and client/operations/ are up to date with openapi/, mocks/mutants/ and scripts/',
  remedy: 'Run npm run generate and commit the result. Never edit generated files by hand.',
  run: async () => {
    const { createFiles, listOutdated, listUnused } = await import('../generate/files.ts');
    const { files } = await createFiles().catch(({ message }: Error) => {
      throw new Error(`Fix npm run generate first.\n${message}`);
    });
    const { derivedFiles } = await import('../generate/derived-files.ts');
    return [
      'the generated files are up to date',
      [
        ...listOutdated({ ...files, ...derivedFiles }).map((file) => ({ file, message: 'is out of date' })),
        ...listUnused(files).map((file) => ({ file, message: 'is no longer generated' })),
      ],
    ];
  },
};
