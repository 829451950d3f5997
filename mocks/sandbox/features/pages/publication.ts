import type { components } from '@workspace-api/contract';
import { mapValues } from '../../core/json.ts';
import { toTenant } from '../../core/tenant.ts';
import type { InTenant } from '../../store/resource.ts';
import { findRow, findRows, getRow, noteChange } from '../../store/rows.ts';
import type { PageRow } from './resource.ts';
import type { PageDocument } from './seed.ts';

/** Makes the draft of every page of the tenant live. @returns the pages, newest first */
export const publishDrafts = async ({ db, tenant }: InTenant): Promise<readonly PageRow[]> => {
  const newestFirst = { by: ['created_at', 'id'], descending: true } as const;
  const drafts = await findRows(db, 'pages', toTenant(tenant), newestFirst);
  await db
    .updateTable('pages')
    .set((is) => ({ published_version: is.ref('draft_version'), published_slug: is.ref('slug') }))
    .where((is) => is.and(toTenant(tenant)))
    .execute();
  const fields = ['published_version', 'published_slug'];
  noteChange(db, { action: 'changed', records: 'pages', id: null, fields, count: drafts.length });
  return drafts;
};

/** The page that visitors see at a slug: its last published version, regardless of its draft. */
export const livePage = async ({ db, tenant }: InTenant, slug: string) => {
  const page = await findRow(db, 'pages', { published_slug: slug, ...toTenant(tenant) });
  if (!page?.published_version) return undefined;
  const { id, published_version: version } = page;
  const { document } = await getRow(db, 'page_versions', { page_id: id, version });
  return { id, version, document: JSON.parse(document) as PageDocument };
};

type Block = components['schemas']['Block'];
type Theme = components['schemas']['Theme'];

/** A block whose props that are the name of a color have this color (clause `theme.colors-resolve-live`). */
const withColors = ({ block, props, children }: Block, colors: ReadonlyMap<string, string>): Block => ({
  block,
  props: mapValues(props, (value) => (typeof value === 'string' && colors.get(value)) || value),
  ...(children && { children: children.map((child) => withColors(child, colors)) }),
});

/** A page as visitors see it: its blocks with their colors, and the typography and spacing of the whole site. */
export const renderPage = ({ tree }: PageDocument, { colors, typography, spacing }: Theme) => ({
  tree: withColors(tree, new Map(Object.entries(colors))),
  typography,
  spacing,
});
