import { collectErrors, type FieldError } from '../../core/problem.ts';
import { duplicates, membersAt, type SeedPlace } from '../../store/seed/seed-checks.ts';
import type { SeedPage } from './seed.ts';

const contradictions = (path: string, page: SeedPage): FieldError[] => {
  const { versions, published_version, document, published } = page;
  if (versions === undefined)
    return collectErrors([
      [published_version, `${path}/versions`, 'missing', 'published_version needs versions.'],
    ]);
  const isSaved = versions.some(({ version }) => version === published_version);
  return collectErrors([
    [document, `${path}/document`, 'unknown_field', 'A page with versions has no document.'],
    [published !== undefined, `${path}/published`, 'unknown_field', 'A page with versions has no published.'],
    ...versions.map(
      ({ version }, index) =>
        [
          version <= (versions[index - 1]?.version ?? 0),
          `${path}/versions/${index}/version`,
          'out_of_range',
          'The versions must be in order, oldest first.',
        ] as const,
    ),
    [
      typeof published_version === 'number' && !isSaved,
      `${path}/published_version`,
      'unknown_value',
      `The page has no version ${published_version}.`,
    ],
  ]);
};

/** Finds contradictions among a seed file's pages: repeated released slugs, and versions that don't fit together. */
export const checkPages = ({ path, records: { pages = [] } }: SeedPlace): FieldError[] => [
  ...duplicates(
    'released slug',
    pages.flatMap(({ released_slugs }, index) =>
      membersAt(`${path}/pages/${index}/released_slugs`, 'slug', released_slugs),
    ),
  ),
  ...pages.flatMap((page, index) => contradictions(`${path}/pages/${index}`, page)),
];
