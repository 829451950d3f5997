import { messages } from '@workspace-api/contract';
import { problem } from '../../core/problem.ts';
import type { Db } from '../../store/database.ts';
import { isUniqueViolation } from '../../store/unique-violation.ts';
import type { PageRow } from './table.ts';

/** How long a slug that a page gave up is kept from others, in milliseconds: a day; the service document shows none. */
const holdTime = 24 * 60 * 60 * 1000;

type Owner = Pick<PageRow, 'id' | 'workspace_id' | 'mode'>;

/** A conflict over the slug that was asked for. */
const slugConflict = (name: 'slug-in-use' | 'tombstoned', slug: string) =>
  problem(name, { message: messages[name]({ slug }) });

/**
 * Makes sure that a page may have a slug: no other page of the tenant has it, nor had it until lately.
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
  const held = await db
    .selectFrom('released_slugs')
    .select('page_id')
    .where('workspace_id', '=', page.workspace_id)
    .where('mode', '=', page.mode)
    .where('slug', '=', slug)
    .where('page_id', '!=', page.id)
    .where('released_at', '>', new Date(now.getTime() - holdTime).toISOString())
    .executeTakeFirst();
  if (held) throw slugConflict('tombstoned', slug);
};

/** Holds the slug that a page gives up; the page itself may take it back. */
export const releaseSlug = async (db: Db, page: Owner, slug: string, now: Date): Promise<void> => {
  const held = { page_id: page.id, released_at: now.toISOString() };
  await db
    .insertInto('released_slugs')
    .values({ workspace_id: page.workspace_id, mode: page.mode, slug, ...held })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'mode', 'slug']).doUpdateSet(held))
    .execute();
};

/** Waits for a query that gives a page a slug, should another page have taken it meanwhile. @throws Problem `slug-in-use` */
export const takingSlug = async (slug: string, query: Promise<unknown>): Promise<void> => {
  try {
    await query;
  } catch (error) {
    throw isUniqueViolation(error) ? slugConflict('slug-in-use', slug) : error;
  }
};
