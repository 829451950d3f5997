import { cp, readFile, rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { fromRoot } from '../../scripts/generate/paths.ts';
import { buildPackages } from './build-packages.ts';

/** The package of the gate as npm would install it. Its command starts three times as fast as from the sources. */
export const builtGate = fromRoot('conformance/.bundle');

/** The command of that package. */
export const builtCommand = `${builtGate}/bin/workspace-conformance.js`;

/** Builds that package if the run has a test that imports this module. */
export default async (project: TestProject): Promise<void> => {
  const { parseCLI } = await import('vitest/node');
  const { filter } = parseCLI(['vitest', ...process.argv.slice(2)]);
  const { testFiles } = await project.globTestFiles([...filter]);
  const sources = await Promise.all(testFiles.map((file) => readFile(file, 'utf8')));
  if (!sources.some((source) => source.includes("/build-gate.ts'"))) return;
  await buildPackages('contract', 'conformance');
  await rm(builtGate, { recursive: true, force: true });
  // Its own copy of the contract: other tests build that package again.
  await cp(fromRoot('generated'), `${builtGate}/node_modules/@workspace-api/contract`, { recursive: true });
  for (const file of ['package.json', 'bin/workspace-conformance.js', 'dist', 'vectors'])
    await cp(fromRoot(`conformance/${file}`), `${builtGate}/${file}`, { recursive: true });
};
