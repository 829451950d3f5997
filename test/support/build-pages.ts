import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type BuiltSite, buildSite } from '../../scripts/docs/build-site.ts';
import { buildPackages } from './build-packages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The site as it is published, and its folder. */
    publishedSite: BuiltSite & { readonly folder: string };
  }
}

/**
 * Builds the packages that Vite puts into the pages of `examples/` as published, and the published site. The sandbox's package
 * contains the site that it serves.
 */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const temporary = await mkdtemp(join(tmpdir(), 'site-'));
  const folder = join(temporary, 'site');
  const [site] = await Promise.all([buildSite({ out: folder }), buildPackages('contract', 'client', 'mock')]);
  project.provide('publishedSite', { ...site, folder });
  return () => rm(temporary, { recursive: true, force: true });
};
