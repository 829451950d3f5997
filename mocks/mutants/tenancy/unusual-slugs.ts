import { operations } from '@workspace-api/contract';
import type { Mutant } from '../lib/mutant.ts';
import { crashes } from '../lib/unusual-input.ts';

/** Servers that fail on unusual slugs. */
export const unusualSlugs: Record<string, Mutant> = {
  'slug-with-quotes-crashes': crashes(
    'tenancy.unknown-workspace-is-404',
    operations.listRuns.id,
    'The list of runs fails if the slug contains an apostrophe.',
    ({ url }) => /workspaces\/[^/]*'/.test(url.pathname),
  ),
};
