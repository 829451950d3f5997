import { messages } from '@workspace-api/contract';
import { textRules } from '@workspace-api/contract/sandbox';
import { problem } from '../../core/problem.ts';
import type { Db } from '../../store/database.ts';
import { isUniqueViolation } from '../../store/errors.ts';
import type { PageDocument } from './page-document.ts';
import type { PageRow } from './resource.ts';

const { pattern, minLength, maxLength } = textRules.PageSlug;
const segment = new RegExp(pattern);

const isSegment = (slug: string): boolean =>
  slug.length >= minLength && slug.length <= maxLength && segment.test(slug);

/** How long a released slug stays reserved, in milliseconds: one day, because the service document specifies no time. */
const reservationTime = 24 * 60 * 60 * 1000;

/** Finds a new slug that can't be a path segment. A page may keep its current slug. */
export const slugFlaw =
  (current: string) =>
  ({ metadata: { slug } }: PageDocument) =>
    slug === current || isSegment(slug)
      ? undefined
      : ({ path: '/metadata/slug', reason: 'format_mismatch' } as const);

type Owner = Pick<PageRow, 'id' | 'workspace_id' | 'mode'>;

/** The problem for an unavailable slug. */
const slugConflict = (name: 'slug-in-use' | 'tombstoned', slug: string) =>
  problem(name, { message: messages[name]({ slug }) });

/**
 * Checks that a slug is available to a page: no other page of the tenant has it or recently released it.
 *
 * @throws Problem `slug-in-use` or `tombstoned`
 */
export const requireFreeSlug = async (db: Db, page: Owner, slug: string, now: Date): Promise<void> => {
  const other = await db
    .selectFrom('pages')
    .select('id')
    .where('workspace_id', '=', page.workspace_id)
    .where('mode', '=', page.mode)
    .where('slug', '=', slug)
    .where('id', '!=', page.id)
    .executeTakeFirst();
  if (other) throw slugConflict('slug-in-use', slug);
  const tombstone = await db
    .selectFrom('released_slugs')
    .select('page_id')
    .where('workspace_id', '=', page.workspace_id)
    .where('mode', '=', page.mode)
    .where('slug', '=', slug)
    .where('page_id', '!=', page.id)
    .where('released_at', '>', new Date(now.getTime() - reservationTime).toISOString())
    .executeTakeFirst();
  if (tombstone) throw slugConflict('tombstoned', slug);
};

/** Releases a page's slug and reserves it. During the reservation, only the same page can take it back. */
export const releaseSlug = async (db: Db, page: Owner, slug: string, now: Date): Promise<void> => {
  const tombstone = { page_id: page.id, released_at: now.toISOString() };
  await db
    .insertInto('released_slugs')
    .values({ workspace_id: page.workspace_id, mode: page.mode, slug, ...tombstone })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'mode', 'slug']).doUpdateSet(tombstone))
    .execute();
};

/** Awaits a query that sets a page's slug. It fails if another page has taken the slug. @throws Problem `slug-in-use` */
export const claimSlug = async (slug: string, query: Promise<unknown>): Promise<void> => {
  try {
    await query;
  } catch (error) {
    throw isUniqueViolation(error) ? slugConflict('slug-in-use', slug) : error;
  }
};
