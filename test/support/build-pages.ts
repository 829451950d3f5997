import { buildPackages } from './build-packages.ts';

/**
 * Builds the packages that Vite puts into the pages of `examples/` as published. The sandbox's package contains the site that it
 * serves.
 */
export default async (): Promise<void> => {
  await buildPackages('contract', 'client', 'mock');
};
