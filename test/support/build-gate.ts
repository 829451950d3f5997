import { cp, mkdir, rm } from 'node:fs/promises';
import { fromRoot } from '../../scripts/generate/paths.ts';
import { buildPackages } from './build-packages.ts';

/** The package of the gate as npm would install it. Its command starts three times as fast as from the sources. */
export const builtGate = fromRoot('conformance/.bundle');

/** The command of that package. */
export const builtCommand = `${builtGate}/bin/workspace-conformance.js`;

/** Builds the package of the gate, for the tests that start its command. */
export default async (): Promise<void> => {
  await buildPackages('contract', 'conformance');
  await rm(builtGate, { recursive: true, force: true });
  await mkdir(builtGate);
  for (const file of ['package.json', 'bin/workspace-conformance.js', 'dist', 'vectors'])
    await cp(fromRoot(`conformance/${file}`), `${builtGate}/${file}`, { recursive: true });
};
