import type { FieldError } from '../../core/problem.ts';
import { duplicates, type SeedPlace } from '../../store/seed/seed-checks.ts';
import type { TenantRecords } from '../../store/seed/seed-records.ts';

type SeedPage = NonNullable<TenantRecords['pages']>[number];

const contradictions = (path: string, page: SeedPage): FieldError[] => {
  const { versions, published_version, document, published } = page;
  if (versions === undefined)
    return published_version === undefined || published_version === null
      ? []
      : [{ path: `${path}/versions`, reason: 'missing', message: 'published_version needs versions.' }];
  const fieldErrors: FieldError[] = [];
  for (const [name, value] of Object.entries({ document, published }))
    if (value !== undefined)
      fieldErrors.push({
        path: `${path}/${name}`,
        reason: 'unknown_field',
        message: `A page with versions has no ${name}.`,
      });
  for (const [index, { version }] of versions.entries())
    if (version <= (versions[index - 1]?.version ?? 0))
      fieldErrors.push({
        path: `${path}/versions/${index}/version`,
        reason: 'out_of_range',
        message: 'The versions must be in order, oldest first.',
      });
  if (typeof published_version === 'number' && !versions.some(({ version }) => version === published_version))
    fieldErrors.push({
      path: `${path}/published_version`,
      reason: 'unknown_value',
      message: `The page has no version ${published_version}.`,
    });
  return fieldErrors;
};

/** Finds contradictions among a seed file's pages: repeated slugs, and versions that don't fit together. */
export const checkPages = ({ path, records: { pages = [] } }: SeedPlace): FieldError[] => [
  ...duplicates(
    'slug',
    pages.map(({ slug }, index) => ({ path: `${path}/pages/${index}/slug`, name: slug })),
  ),
  ...duplicates(
    'released slug',
    pages.flatMap(({ released_slugs = [] }, index) =>
      released_slugs.map(({ slug }, position) => ({
        path: `${path}/pages/${index}/released_slugs/${position}/slug`,
        name: slug,
      })),
    ),
  ),
  ...pages.flatMap((page, index) => contradictions(`${path}/pages/${index}`, page)),
];
