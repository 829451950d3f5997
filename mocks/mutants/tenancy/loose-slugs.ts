import type { ClauseId } from '@workspace-api/contract';
import { decodeSegment } from '@workspace-api/contract';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';
import { createOwners, slugIn } from '../lib/owners.ts';
import { belowWorkspace } from '../lib/with-owners.ts';

/** A path whose slug is compared loosely. `chooseSlug` returns the slug of the matching workspace. */
const loose = (
  clause: ClauseId,
  text: string,
  chooseSlug: (requested: string, slugs: readonly string[]) => string | undefined,
): Mutant => ({
  clause,
  text,
  wrap: (next) => {
    const owners = createOwners(next);
    const slugs: string[] = [];
    return async (request) => {
      const { again } = await repeatable(request);
      const response = await next(again());
      await owners.note(request, response);
      const requested = decodeSegment(slugIn(request.url));
      if (response.ok && requested !== '' && !slugs.includes(requested)) slugs.push(requested);
      if (response.status !== 404 && response.status !== 403) return response;
      const slug = requested === '' ? undefined : chooseSlug(requested, slugs);
      if (slug === undefined || slug === requested) return response;
      const url = belowWorkspace(request.url, slug);
      return (
        (await owners.as(
          again,
          (owner) => owner.slug === slug,
          () => url,
        )) ?? response
      );
    };
  },
});

export const slugsByPrefix = loose(
  'tenancy.unknown-workspace-is-404',
  'A string that starts with a known slug is accepted as the slug.',
  (requested, slugs) => slugs.find((slug) => requested.startsWith(slug)),
);

export const slugsCutShort = loose(
  'tenancy.foreign-workspace-refused',
  'The beginning of a known slug is accepted as the slug.',
  (requested, slugs) => slugs.find((slug) => slug.startsWith(requested)),
);

export const slugsLoweredAfterTheCheck = loose(
  'tenancy.foreign-workspace-refused',
  'Access is checked for the slug as sent, but the workspace is looked up in lowercase.',
  (requested, slugs) => slugs.find((slug) => slug === requested.toLowerCase()),
);

export const slugsTrimmedAfterTheCheck = loose(
  'tenancy.foreign-workspace-refused',
  'Access is checked for the slug as sent, but the workspace is looked up by the trimmed slug.',
  (requested, slugs) => slugs.find((slug) => slug === requested.replace(/[\s./]+$/, '')),
);
