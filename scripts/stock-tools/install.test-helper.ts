import { fromRoot } from '../generate/paths.ts';
import { installPackage } from '../install-package.ts';

/** The package with the tools of other projects. */
export const stockTools = 'scripts/stock-tools';

/** Installs them before the thorough tests. */
export default async (): Promise<void> => {
  await installPackage(fromRoot(stockTools), "other projects' tools");
};
