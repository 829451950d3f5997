import { examples } from '@workspace-api/contract';
import { timestamp } from '../../app-context.ts';
import { problem } from '../../problem.ts';
import { findTenant, owned } from '../find-tenant.ts';
import type { ControlHandlers } from '../handler.ts';

/** What the page editor does. */
export const pages: ControlHandlers<'addPage'> = {
  addPage: ({ context, path, body: { slug, title, document, mode } }) =>
    context.store.transaction().execute(async (db) => {
      const tenant = await findTenant(db, path.slug, mode);
      const holder = await db
        .selectFrom('pages')
        .select('id')
        .where('workspace_id', '=', tenant.workspaceId)
        .where('mode', '=', tenant.mode)
        .where('slug', '=', slug)
        .executeTakeFirst();
      if (holder !== undefined) {
        throw problem('slug-in-use', { message: `A page with the slug ${slug} exists already.` });
      }
      const now = timestamp(context);
      const { version } = examples['page-home'];
      const whole = {
        ...(document ?? { version, schema: {}, tree: { block: 'NavShell', props: {} } }),
        metadata: { ...document?.metadata, slug, title },
      };
      const page = {
        id: context.ids('page'),
        slug,
        draft_version: 1,
        published_version: null,
        created_at: now,
        updated_at: now,
      };
      await db
        .insertInto('pages')
        .values({ ...page, ...owned(tenant) })
        .execute();
      const draft = { page_id: page.id, version: 1, document: JSON.stringify(whole), created_at: now };
      await db.insertInto('page_versions').values(draft).execute();
      return { ...page, title };
    }),
};
