import { buildSite } from '../../scripts/docs/build-site.ts';
import { sandboxSiteFolder } from '../../scripts/docs/folders.ts';
import { buildPackages } from './build-packages.ts';

/** Builds the client, which Vite puts into the page of `examples/react` as published, and the site that a sandbox serves. */
export default async (): Promise<void> => {
  await buildPackages('contract', 'client');
  await buildSite({ out: sandboxSiteFolder, forSandbox: true });
};
